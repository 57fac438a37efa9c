import { type ArquivoDaMalha, lerMalha, type Malha } from './malha';

/** Their addresses only: each is fetched when it comes into view, and kept by the browser. */
const ENDERECOS = import.meta.glob<string>('./malha/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** `br`: the states; the letters of a state: its municipalities. */
export async function buscarMalha(nome: string): Promise<Malha> {
  const resposta = await fetch(ENDERECOS[`./malha/${nome.toLowerCase()}.json`] ?? '');
  if (!resposta.ok) throw new Error(`malha ${nome}: ${resposta.status}`);
  return lerMalha((await resposta.json()) as ArquivoDaMalha);
}
