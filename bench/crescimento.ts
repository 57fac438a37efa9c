import { entrarComo, indicarMuitas } from './apoio/banco';
import { anotar, cronometrar, formatar, mediana } from './apoio/medir';
import { comProduto, type NoAr } from './apoio/produto';

/** What people open every day, with ten thousand recommendations and then with a million. */
const POUCAS = 10_000;
const MUITAS = 1_000_000;
const VEZES = 41;

await comProduto(async (noAr) => {
  const { pool } = noAr.ctx;
  const telas = await listarTelas(noAr);
  await indicarMuitas(pool, POUCAS);
  const antes = await medirTodas(noAr.endereco, telas);
  await indicarMuitas(pool, MUITAS - POUCAS);
  const depois = await medirTodas(noAr.endereco, telas);
  for (const { nome } of telas) {
    const [poucas, muitas] = [antes.get(nome) ?? 0, depois.get(nome) ?? 0];
    anotar({
      medida: `${nome}, 1.000.000 de indicações`,
      comparada: 'o mesmo com 10.000',
      valor: muitas / poucas,
      meta: { max: 1.3 },
      figuras: `${formatar(muitas)} ms contra ${formatar(poucas)} ms`,
    });
  }
});

type Tela = { nome: string; caminho: string; token: string };

async function listarTelas({ ctx: { pool }, token }: NoAr): Promise<Tela[]> {
  const tutor = await entrarComo(pool, 'tutor01@example.com');
  const parceiro = await entrarComo(pool, 'parceiro01@example.com');
  const loja = await entrarComo(pool, 'loja01@example.com');
  return [
    { nome: 'Lista do tutor', caminho: `/tutor/${tutor.id}/prescritions`, token: tutor.token },
    { nome: 'Lista do parceiro', caminho: `/prescriber/${parceiro.id}/prescritions`, token: parceiro.token },
    { nome: 'Lista da loja, um mês', caminho: `/shopkeeper/${loja.id}/coupons?${umMes()}`, token: loja.token },
    { nome: 'Busca de pessoas', caminho: '/tutors?busca=ana', token },
    { nome: 'Lojas próximas', caminho: '/shopkeepers?latitude=-23.5&longitude=-47.45', token: tutor.token },
    { nome: 'Painel', caminho: '/reports/dashboard', token },
  ];
}

function umMes(): string {
  const dia = (ha: number) => new Date(Date.now() - ha * 86_400_000).toISOString().slice(0, 10);
  return `de=${dia(30)}&ate=${dia(0)}`;
}

async function medirTodas(endereco: string, telas: Tela[]): Promise<Map<string, number>> {
  const tempos = new Map<string, number>();
  for (const { nome, caminho, token } of telas) {
    const pedir = async () => {
      const resposta = await fetch(`${endereco}/api${caminho}`, { headers: { api_token: token } });
      const texto = await resposta.text();
      if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${texto}`);
    };
    await pedir();
    const medidas: number[] = [];
    for (let vez = 0; vez < VEZES; vez++) medidas.push(1000 * (await cronometrar(pedir)));
    tempos.set(nome, mediana(medidas));
  }
  return tempos;
}
