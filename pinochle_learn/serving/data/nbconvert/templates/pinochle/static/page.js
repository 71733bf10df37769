// Light or dark: what the link asks for (?theme=dark), else what the reader's system prefers, also when that changes.
// Runs before anything is painted; Jupyter's widgets read the two attributes.
(() => {
  const link = new URLSearchParams(location.search).get("theme"); // a plain file is the same for every link
  const asked = ["light", "dark"].includes(link) ? link : document.querySelector("meta[name=theme]").content;
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  if (asked !== "system") document.querySelector("meta[name=color-scheme]").content = asked;
  const apply = () => {
    const dark = asked === "system" ? prefersDark.matches : asked === "dark";
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.body.dataset.jpThemeLight = String(!dark);
    document.body.dataset.jpThemeName = dark ? "JupyterLab Dark" : "JupyterLab Light";
  };
  prefersDark.addEventListener("change", apply);
  apply();
})();
