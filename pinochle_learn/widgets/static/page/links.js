// Pages are called by their notebooks, in Python and in what it sends. What their addresses look like is known here
// alone: a server shows the notebooks, a folder of plain files has a file for each.

const NOTEBOOK = ".ipynb";
const ending = () => document.body.dataset.ending ?? NOTEBOOK;

/** The address of a page's link: relative, so that it holds under any prefix. */
export const addressOf = (link) => link.replace(/^([\w-]+)\.ipynb(?=$|[?#])/, (_, name) => name + ending());

/** The page that an address leads to, by its notebook; empty if it leads to none. */
export function pageAt({ pathname }) {
  const name = pathname.split("/").at(-1);
  return name.endsWith(ending()) ? name.slice(0, -ending().length) + NOTEBOOK : "";
}
