// A change of a page has the nodes that are others than before; one that stays is only named, by its key.

const SAME = "=";

/** The whole nodes: those that were there, with a change. A node that stays is the same object as before. */
export function applied(before, change) {
  const there = new Map();
  for (const node of before) if (Array.isArray(node) && node[1].key) there.set(node[1].key, node);
  return change.map((child) => {
    if (!Array.isArray(child)) return child;
    const [tag, attributes, children] = child;
    const was = there.get(attributes.key);
    if (tag === SAME) return was ?? child;
    return was && children.length ? [tag, attributes, applied(was[2], children)] : child;
  });
}
