// What the widgets share: a view's state is its model's traits.
export function stateOf(model, names) {
  return Object.fromEntries(names.map((name) => [name, model.get(name)]));
}
