import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { DadosDaIndicacao, Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Db, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { exigirCotaDeEmails } from '../../mail/cota-de-emails';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { resumoDoCorpo } from '../../nucleo/idempotencia';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { doseEmVigor } from '../dose/dose-em-vigor';
import { COLUNAS_DO_PRODUTO, type LinhaDeProduto } from '../produto/apresentar-produto';
import { type Calculado, calcular } from './calcular';
import { exigirCotaDoDia, segurarPrescritor } from './cota-do-dia';
import { exigirLicenca } from './exigir-licenca';
import { gerarCodigoDeIndicacao } from './gerar-codigo';
import { paraQuemRenova } from './para-quem-renova';
import { verPrescricao } from './ver-prescricoes';

type Nova = {
  escrito: DadosDaIndicacao & { id_prescritor?: number | undefined; data?: unknown };
  sessao: Sessao;
  chave: string | undefined;
  agora: Date;
  hoje: string;
  autoria: Autoria;
  /** The one it follows, at its tutor's request. */
  renova?: number | undefined;
};

/** Exactly one recommendation per key, however often and however concurrently it is sent. */
export async function criarPrescricao(
  { db, fila, config }: Omit<Contexto, 'db'> & { db: Db | Trx },
  argumentos: Nova,
): Promise<Prescricao> {
  const { escrito, sessao, chave, agora, hoje, autoria, renova } = argumentos;
  const { id_prescritor, data: _, ...dados } = escrito;
  if (id_prescritor !== undefined && id_prescritor !== sessao.id) throw new Recusa('ACESSO_NEGADO');
  return transacao(db, async (trx) => {
    const insercao = { prescritorId: sessao.id, dados, chave, agora, autoria, renova, limites: config.limites };
    const id = await inserir(trx, fila, insercao);
    return verPrescricao(trx, id, sessao, hoje);
  });
}

type Insercao = {
  prescritorId: number;
  dados: DadosDaIndicacao;
  chave: string | undefined;
  agora: Date;
  autoria: Autoria;
  limites: boolean;
  renova: number | undefined;
};

async function inserir(trx: Trx, fila: Fila, insercao: Insercao): Promise<number> {
  const { prescritorId, dados, chave, agora, autoria, limites, renova } = insercao;
  // Two requests answered alike are two answers: the key of one is not the key of the other.
  const chave_corpo = resumoDoCorpo({ ...dados, renova });
  const { veterinario } = await segurarPrescritor(trx, prescritorId);
  const anterior = await daChave(trx, prescritorId, chave, chave_corpo);
  // Unless the one below is made, this is the same request again.
  nadaFeito(autoria);
  if (anterior !== undefined) return anterior;

  const produto = await produtoIndicavel(trx, dados.id_produto);
  await exigirLicenca(trx, produto, { prescritorId, hoje: hojeEmSaoPaulo(agora) });
  const momento = { vigor: await doseEmVigor(trx), veterinario };
  const colunas = colunasDaIndicacao(dados, calcular(produto, dados, momento));
  if (limites) await exigirCotaDoDia(trx, prescritorId, agora);
  const deQuemPediu = renova === undefined ? null : await paraQuemRenova(trx, renova, produto, hojeEmSaoPaulo(agora));
  const caixa = deQuemPediu ? deQuemPediu.caixa : dados.email;
  if (limites && caixa) await exigirCotaDeEmails(trx, caixa, agora);
  for (;;) {
    const nova = await trx
      .insertInto('prescricao')
      .values({
        ...colunas,
        ...deQuemPediu?.colunas,
        codigo: gerarCodigoDeIndicacao(),
        data: hojeEmSaoPaulo(agora),
        criada_em: agora,
        prescritor_id: prescritorId,
        chave: chave ?? null,
        chave_corpo: chave ? chave_corpo : null,
      })
      .onConflict((conflito) => conflito.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (nova) {
      if (caixa) await fila.enfileirar(trx, 'email-indicacao', { prescricaoId: nova.id });
      await auditar(trx, autoria, { id: nova.id, depois: { id_produto: dados.id_produto } });
      return nova.id;
    }
    // Either the key won elsewhere meanwhile, or the random code was taken: the next turn tells.
    const concorrente = await daChave(trx, prescritorId, chave, chave_corpo);
    if (concorrente !== undefined) return concorrente;
  }
}

async function daChave(
  trx: Trx,
  prescritorId: number,
  chave: string | undefined,
  corpo: Buffer,
): Promise<number | undefined> {
  if (!chave) return undefined;
  const feita = await trx
    .selectFrom('prescricao')
    .select(['id', 'chave_corpo'])
    .where('prescritor_id', '=', prescritorId)
    .where('chave', '=', chave)
    .executeTakeFirst();
  if (feita && !feita.chave_corpo?.equals(corpo)) throw new Recusa('CHAVE_REUTILIZADA');
  return feita?.id;
}

export async function produtoIndicavel(trx: Trx, id: number): Promise<LinhaDeProduto> {
  const produto = await trx
    .selectFrom('produto')
    .select(COLUNAS_DO_PRODUTO)
    .where('id', '=', id)
    .where('em_prescricao', '=', true)
    .where('excluido_em', 'is', null)
    .executeTakeFirst();
  if (!produto) throw new Recusa('PRODUTO_INDISPONIVEL');
  return produto;
}

export function colunasDaIndicacao(dados: DadosDaIndicacao, { calculo, sem_dose }: Calculado) {
  return {
    produto_id: dados.id_produto,
    email: dados.email ?? null,
    telefone: limparTelefone(dados.telefone),
    tutor_nome: dados.tutor_nome ?? null,
    pet_nome: dados.pet_nome ?? null,
    anotacoes: dados.anotacoes ?? null,
    peso_pet: (calculo ?? sem_dose)?.peso_pet ?? null,
    ecc: calculo?.ecc ?? null,
    atividade: calculo?.atividade ?? null,
    calculo: calculo && JSON.stringify(calculo),
    sem_dose: sem_dose && JSON.stringify(sem_dose),
  };
}
