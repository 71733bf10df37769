// What a learner has done stays in the browser's own storage, one entry a lesson and table, so that two open
// pages do not overwrite each other.

const PREFIX = "pinochle-learn:";

export function recall() {
  const kept = {};
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(PREFIX)) continue;
      try {
        kept[name.slice(PREFIX.length)] = JSON.parse(localStorage.getItem(name));
      } catch {
        localStorage.removeItem(name);
      }
    }
  } catch {
    return null; // storage is switched off
  }
  return kept;
}

/** Keeps entries; a value of null forgets one. Says whether it could. */
export function keep(entries) {
  try {
    for (const [name, value] of Object.entries(entries)) {
      if (value === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, JSON.stringify(value));
      if (name === "chosen-table") tellServer(value);
    }
    return true;
  } catch {
    return false;
  }
}

/** The server sends along what a page shows first, so it must know the table that was chosen last. */
function tellServer(table) {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers have the Cookie Store on HTTPS alone
  document.cookie = `pinochle-table=${encodeURIComponent(table ?? "")}; SameSite=Lax; max-age=${table ? 31536000 : 0}`;
}

/** Forgets what was learnt; the tables of a group's own stay, and which table was chosen last. */
export function forget() {
  const learnt = Object.keys(recall() ?? {}).filter((name) => !/^(own-table:|chosen-table$)/.test(name));
  keep(Object.fromEntries(learnt.map((name) => [name, null])));
}
