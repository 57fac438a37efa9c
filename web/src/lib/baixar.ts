/** Some browsers take the file only after the click has returned, and find nothing where its address is gone. */
const ATE_O_NAVEGADOR_LER = 60_000;

/** Hands a file to the browser, as if it had been a link to it. */
export function baixar(conteudo: Blob, nome: string): void {
  const endereco = URL.createObjectURL(conteudo);
  const link = document.createElement('a');
  link.href = endereco;
  link.download = nome;
  link.click();
  setTimeout(() => URL.revokeObjectURL(endereco), ATE_O_NAVEGADOR_LER);
}

/** Lets the browser fetch the file itself, from an address that says how it is called. */
export function baixarDe(endereco: string): void {
  const link = document.createElement('a');
  link.href = endereco;
  link.download = '';
  link.click();
}
