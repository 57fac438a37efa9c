/** The server reads the parts in order: what the file is about comes before the file. */
export function formulario(arquivo: File, campos: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [nome, valor] of Object.entries(campos)) form.set(nome, valor);
  form.set('arquivo', arquivo, arquivo.name);
  return form;
}
