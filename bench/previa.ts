import { anotar, cronometrar, formatar } from './apoio/medir';
import { comProduto } from './apoio/produto';

/** The preview of the largest file of people against one a tenth as long, row for row, while others call. */
const GRANDE = 150_000;
const PEQUENA = 15_000;

await comProduto(async ({ endereco, token }) => {
  const [arquivoPequeno, arquivoGrande] = [pessoas(PEQUENA), pessoas(GRANDE)];
  const pequena = await cronometrar(() => conferir(endereco, token, arquivoPequeno, PEQUENA));
  let pior = 0;
  let trabalhando = true;
  const vigia = (async () => {
    while (trabalhando) {
      const inicio = performance.now();
      await (await fetch(`${endereco}/api/health`)).arrayBuffer();
      pior = Math.max(pior, performance.now() - inicio);
      await new Promise((ok) => setTimeout(ok, 5));
    }
  })();
  const grande = await cronometrar(() => conferir(endereco, token, arquivoGrande, GRANDE));
  trabalhando = false;
  await vigia;
  anotar({
    medida: `Prévia de ${GRANDE} pessoas, por linha`,
    comparada: `a de ${PEQUENA}`,
    valor: grande / GRANDE / (pequena / PEQUENA),
    meta: { max: 1.5 },
    figuras: `${formatar(grande)} s e ${formatar(pequena)} s; pior das outras chamadas ${formatar(pior)} ms`,
  });
});

function pessoas(linhas: number): Blob {
  const csv = ['nome;cpf;email;telefone;data_nascimento'];
  for (let n = 0; n < linhas; n++) csv.push(`Ana Prado;${cpf(n)};previa${n}@example.com;15998765432;20/05/1990`);
  return new Blob([csv.join('\n')], { type: 'text/csv' });
}

async function conferir(endereco: string, api_token: string, arquivo: Blob, linhas: number): Promise<void> {
  const body = new FormData();
  body.set('perfil', 'tutor');
  body.set('arquivo', arquivo, 'pessoas.csv');
  const resposta = await fetch(`${endereco}/api/cadastro-em-lote?previa=S`, {
    method: 'POST',
    body,
    headers: { api_token },
  });
  const corpo = (await resposta.json()) as { aceitas: number };
  if (corpo.aceitas !== linhas) throw new Error(JSON.stringify(corpo));
}

/** A CPF that is another for each number, with its two check digits. */
function cpf(n: number): string {
  let digitos = String(400_000_000 + n);
  for (let vez = 0; vez < 2; vez++) {
    const soma = [...digitos].reduce((total, d, i) => total + Number(d) * (digitos.length + 1 - i), 0);
    digitos += String(((soma * 10) % 11) % 10);
  }
  return digitos;
}
