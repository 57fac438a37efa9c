import { fecharLoja } from '../areas/acerto/fechar-loja';
import { darQuilos } from '../dar-quilos';
import { transacao } from '../db/transacao';
import { resumoDoToken } from '../nucleo/sessao';
import { chamar } from './chamar';
import { cnpjDe, cpfDe } from './documentos';
import { criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from './elenco';
import { escolher, indicar, resgatar, VENDA, validar } from './jornada';
import type { Palco } from './palco';
import { partilharPet } from './pets';

/** In every private field of these people there is one of these: none may ever reach anybody else. */
const PALAVRA = 'zqxcanario';
const CPF = cpfDe(77_123_456);
const CNPJ = cnpjDe(7_712_345);
const TELEFONE = '15977712345';

export type MundoAlheio = {
  donos: { tutor: Pessoa; prescritor: Pessoa; lojista: Pessoa };
  canarios: string[];
  /** The value of each path parameter that points at what is theirs. */
  enderecoDe(caminho: string): string;
};

/** A tutor, a partner and a store with a life together, for others to try to look into. */
export async function mundoAlheio(palco: Palco): Promise<MundoAlheio> {
  const tutor = await criarTutor(
    palco,
    { email: `${PALAVRA}-tutora@example.com` },
    { nome: `Tutora ${PALAVRA}`, cpf: CPF, telefone: TELEFONE },
  );
  const prescritor = await criarPrescritor(palco, { email: `${PALAVRA}-parceira@example.com` });
  const lojista = await criarLojista(
    palco,
    { razao_social: `${PALAVRA} Ltda`, cnpj: CNPJ, nome_fantasia: 'Pet da Praça' },
    { email: `${PALAVRA}-loja@example.com` },
  );
  const produto = await criarProduto(palco);
  const nova = async () => {
    const dados = { email: tutor.email, telefone: TELEFONE, anotacoes: `nota ${PALAVRA}` };
    const { id_prescricao, codigo_prescricao } = await indicar(palco, { prescritor, produto }, dados);
    await resgatar(palco, tutor, codigo_prescricao);
    const { body } = await escolher(palco, tutor, id_prescricao, lojista);
    return { id_prescricao, codigo_prescricao, id_coupon: body.id_coupon };
  };
  const usada = await nova();
  await validar(palco, lojista, usada.id_coupon, { venda: { ...VENDA, nome_funcionario: `Caixa ${PALAVRA}` } });
  await darQuilos(palco);
  const acerto = await transacao(palco.db, (trx) =>
    fecharLoja(trx, { lojistaId: lojista.id, mes: '2026-03', agora: palco.relogio() }),
  );
  const linha = await palco.db
    .selectFrom('acerto_linha')
    .select('id')
    .where('acerto_id', '=', acerto)
    .executeTakeFirst();
  const quilo = await palco.db
    .selectFrom('quilo')
    .select('n')
    .where('cupom_id', '=', usada.id_coupon)
    .executeTakeFirstOrThrow();
  const pedida = await chamar(palco, tutor, 'POST /prescrition/:id/renovacao', { params: { id: usada.id_prescricao } });
  const aberta = await nova();
  const pet = await chamar(palco, tutor, 'POST /pet', {
    body: {
      nome: `Rex ${PALAVRA}`,
      tipo: 'Cão',
      porte: 'Medio',
      raca: 'Beagle',
      data_nascimento: '2020-01-01',
      peso: 10,
    },
  });
  await partilharPet(palco, { tutor, prescritor, petId: pet.body.id_pet, prescricaoId: aberta.id_prescricao });
  const evento = await chamar(palco, tutor, 'POST /calendar', {
    body: { titulo: `Vacina ${PALAVRA}`, descricao: PALAVRA, data: '2026-04-20' },
  });
  const cupons = await palco.pool.query<{ codigo: string }>('select codigo from cupom where prescricao_id = any ($1)', [
    [usada.id_prescricao, aberta.id_prescricao],
  ]);
  const [{ codigo = '' } = {}] = cupons.rows;
  const { id: chave } = await palco.db
    .insertInto('chave_de_acesso')
    .values({
      conta_id: lojista.id,
      credencial: Buffer.from(PALAVRA),
      chave_publica: Buffer.from(PALAVRA),
      contador: 0,
      transportes: [],
      nome: `Chave ${PALAVRA}`,
      criada_em: palco.relogio(),
      usada_em: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: [prefixo: RegExp, valor: string | number][] = [
    [/^\/formula-do-bem\/meus-quilos\//, quilo.n],
    [/^\/renovacao\//, pedida.body.pedido?.id_renovacao ?? 0],
    [/^\/prescrition\/:codigo/, aberta.codigo_prescricao],
    [/^\/prescrition\/:id/, aberta.id_prescricao],
    [/^\/coupon\/:codigo/, codigo],
    [/^\/coupon\/:id/, aberta.id_coupon],
    [/^\/acerto\/linha\//, linha?.id ?? 0],
    [/^\/acerto\//, acerto ?? 0],
    [/^\/(pet|acompanhado)\//, pet.body.id_pet],
    [/^\/calendar\//, evento.body.id_calendario],
    [/^\/shopkeeper\//, lojista.id],
    [/^\/prescriber\//, prescritor.id],
    [/^\/sessao\//, resumoDoToken(tutor.token).toString('hex').slice(0, 16)],
    [/^\/fator\/chave\//, chave],
    [/./, tutor.id],
  ];
  return {
    donos: { tutor, prescritor, lojista },
    canarios: [PALAVRA, CPF, CNPJ, TELEFONE, ...cupons.rows.map((linha) => linha.codigo)],
    enderecoDe: (caminho) => {
      const valor = ids.find(([prefixo]) => prefixo.test(caminho))?.[1];
      return caminho
        .replace(/:dia/, '2026-03-10')
        .replace(/:id_prescriber$/, String(prescritor.id))
        .replace(/:\w+/g, String(valor));
    },
  };
}
