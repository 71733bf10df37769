// Texts in files: one that the user chooses is read here and sent to Python, one that Python made is saved.

/** A field that reads a text file. It sends `read` with the text, or `refused` with the size of a file too large. */
export function fileView(node, emit) {
  const label = document.createElement("label");
  const words = document.createElement("span");
  const input = document.createElement("input");
  input.type = "file";
  label.append(words, input);
  node.append(label);
  let most = 0;
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    if (file.size > most) emit("refused", file.size);
    else emit("read", await file.text());
    input.value = ""; // the same file may be chosen once more, when it has been mended
  });
  return (state) => {
    words.textContent = state.label;
    input.accept = state.accept;
    most = state.most;
  };
}

/** Saves a text as a file in the browser's own folder for downloads. */
export function saveFile({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // the browser reads it after the click
}
