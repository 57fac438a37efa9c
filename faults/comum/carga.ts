import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { type Cliente, entrar, insistir } from './cliente';

export type Pessoas = { prescritores: Cliente[]; tutores: Cliente[]; lojas: Cliente[]; produto: number };

/** One recommendation from its birth on: only what the server said yes to is written down here. */
export type Vida = {
  chave: string;
  id: number;
  tutor?: number;
  /** The coupon that each chosen store gave, in the order of choice. */
  cupons: { loja: number; id: number }[];
  /** The sale that stands, and those that were undone before it. */
  venda?: Venda;
  estornadas: Venda[];
};

type Venda = { chave: string; cupom: number; vez: number; centavos: number };

export type Carga = { vidas: Vida[]; parar(): Promise<Vida[]> };

/**
 * The load sells faster than any shop, and would all be held back: only what is said of pace is switched off, so that some
 * still are.
 */
export const AFROUXAR = `update regra_de_velocidade set ligada = false
                          where regra in ('loja_por_minuto', 'par_por_hora', 'tutor_por_dia')`;

const CLIENTES = 12;
const SENHA = 'indicabem-demo';

export async function reunirPessoas(url: string): Promise<Pessoas> {
  const varios = (nome: string, n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => entrar(url, `${nome}0${i + 1}@example.com`, SENHA)));
  const [prescritores, tutores, lojas] = [
    await varios('parceiro', 3),
    await varios('tutor', 4),
    await varios('loja', 3),
  ];
  const produtos = await insistir<
    { id_produto: number; em_prescricao: string; especie: string; tipo_calculadora: string }[]
  >([url], um(tutores), {
    rota: 'GET /products',
  });
  const produto = produtos.find(
    ({ em_prescricao, especie, tipo_calculadora }) =>
      em_prescricao === 'S' && especie === 'cao' && tipo_calculadora === 'comum',
  );
  if (!produto) throw new Error('a demonstração não tem produto a indicar');
  return { prescritores, tutores, lojas, produto: produto.id_produto };
}

/** Clients that live recommendations one after another, until told to stop; then each finishes the one it is in. */
export function iniciarCarga(urls: readonly string[], pessoas: Pessoas): Carga {
  const vidas: Vida[] = [];
  let parada = false;
  const cliente = async () => {
    while (!parada) await viver(urls, pessoas, vidas);
  };
  const todos = Promise.all(Array.from({ length: CLIENTES }, cliente));
  // A violation is thrown where the load is stopped, not before.
  todos.catch(() => undefined);
  return {
    vidas,
    async parar() {
      parada = true;
      await todos;
      return vidas;
    },
  };
}

async function viver(urls: readonly string[], pessoas: Pessoas, vidas: Vida[]): Promise<void> {
  const { prescritores, tutores, lojas, produto } = pessoas;
  const [prescritor, tutor] = [um(prescritores), um(tutores)];
  const chave = randomUUID();
  const indicar = () =>
    insistir<{ id_prescricao: number; codigo_prescricao: string }>(urls, prescritor, {
      rota: 'POST /prescrition/nova_prescricao_prescritor',
      chave,
      corpo: {
        id_produto: produto,
        telefone: '15900000000',
        email: 'carga@example.com',
        peso_pet: 10,
        ecc: 1,
        atividade: 95,
      },
    });
  const { id_prescricao: id, codigo_prescricao: codigo } = await indicar();
  const vida: Vida = { chave, id, cupons: [], estornadas: [] };
  vidas.push(vida);
  // Sometimes said yes to already and sent again all the same, as after a lost answer.
  if (randomInt(4) === 0 && (await indicar()).id_prescricao !== id)
    throw new Error(`a chave ${chave} deu duas indicações`);

  await insistir(urls, tutor, { rota: `PUT /prescrition/${codigo}/tutor`, corpo: { id_tutor: tutor.id } });
  vida.tutor = tutor.id;

  for (const loja of lojas.slice(0, randomInt(1, lojas.length + 1))) {
    const { id_coupon } = await insistir<{ id_coupon: number }>(urls, tutor, {
      rota: `PUT /prescrition/${id}/shopkeeper`,
      corpo: { id_lojista: loja.id },
    });
    vida.cupons.push({ loja: loja.id, id: id_coupon });
  }
  const ultimo = vida.cupons.at(-1);
  const loja = lojas.find((l) => l.id === ultimo?.loja);
  if (!ultimo || !loja) return;
  // Sold; sometimes undone; then sometimes sold again, and undone again.
  for (let vez = 1; vez <= 3; vez++) {
    const venda = { chave: randomUUID(), cupom: ultimo.id, vez, centavos: randomInt(1_000, 90_000) };
    const { prova } = await ler(urls, tutor, loja, ultimo.id);
    const vender = () => insistir(urls, loja, vendaEnviada(venda, prova));
    await vender();
    vida.venda = venda;
    if (randomInt(3) > 0) return;
    // Sometimes at once, before anybody judged it; sometimes when its kilogram is in the public register already.
    if (randomInt(2) === 0) await esperar(randomInt(300, 1_500));
    await desfazer(urls, loja, venda);
    delete vida.venda;
    vida.estornadas.push(venda);
    await exigirRecusa(vender, 'venda-estornada');
    if (randomInt(2) === 0) return;
  }
}

const vendaEnviada = ({ cupom, chave, centavos }: Venda, prova: string) => ({
  rota: `PUT /coupon/${cupom}`,
  chave,
  corpo: { nome_funcionario: 'Caio', valor: centavos / 100, peso: 15, prova },
});

/** Sometimes said yes to already and sent again all the same. */
async function desfazer(urls: readonly string[], loja: Cliente, { cupom, vez }: Venda): Promise<void> {
  const estorno = {
    rota: `POST /coupon/${cupom}/estorno`,
    chave: randomUUID(),
    corpo: { vez, motivo: 'valor_errado' },
  };
  const mandar = () => insistir<{ id_estorno: number }>(urls, loja, estorno);
  const { id_estorno } = await mandar();
  if (randomInt(4) === 0 && (await mandar()).id_estorno !== id_estorno)
    throw new Error(`a venda ${vez} do cupom ${cupom} foi estornada duas vezes`);
}

/** The late retry of a sale that was undone sells nothing. */
async function exigirRecusa(tentar: () => Promise<unknown>, tipo: string): Promise<void> {
  const recusa = await tentar().then(
    () => 'aceita',
    (erro) => String(erro),
  );
  if (!recusa.includes(tipo)) throw new Error(`esperava ${tipo}: ${recusa}`);
}

/** The tutor shows the screen and the store reads it; between two faults the seal may have grown old. */
async function ler(urls: readonly string[], tutor: Cliente, loja: Cliente, cupom: number): Promise<{ prova: string }> {
  for (;;) {
    const { selo } = await insistir<{ selo: string }>(urls, tutor, { rota: `GET /coupon/${cupom}/selo` });
    const leitura = { rota: `POST /coupon/${cupom}/leitura`, corpo: { s: selo } };
    const lido = await insistir<{ prova: string }>(urls, loja, leitura).catch(seVencido);
    if (lido) return lido;
  }
}

function seVencido(erro: unknown): null {
  if (!String(erro).includes('selo-vencido')) throw erro;
  return null;
}

const um = <T>(lista: readonly T[]): T => lista[randomInt(lista.length)] as T;
