import { recusaDaCorrecao } from '@indica-bem/domain/atendimento/regras';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import { lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import type {
  alterarPrescricao as chamada,
  DadosDaIndicacao,
  Prescricao,
} from '@indica-bem/domain/prescricao/contrato';
import type { Updateable } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Tabelas } from '../../db/tabelas';
import { transacao } from '../../db/transacao';
import { exigirCotaDeEmails } from '../../mail/cota-de-emails';
import { anotarAcontecimentos } from '../../nucleo/anotar-acontecimento';
import { type Autoria, auditarEdicao } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { tutorExcluido } from '../../nucleo/tutor-excluido';
import { doseEmVigor } from '../dose/dose-em-vigor';
import { calcular } from './calcular';
import { codigoLivre, emBranco } from './codigo-livre';
import { contarPalpite } from './contar-palpite';
import { exigirCotaDoDia, segurarPrescritor } from './cota-do-dia';
import { colunasDaIndicacao, produtoIndicavel } from './criar-prescricao';
import { exigirLicenca } from './exigir-licenca';
import { nomesEscritos } from './nomes-escritos';
import { verPrescricao } from './ver-prescricoes';

type Corpo = Entrada<typeof chamada>['body'];
type Alteracao = {
  id: number;
  sessao: Sessao;
  corpo: Corpo;
  endereco: string;
  hoje: string;
  agora: Date;
  autoria: Autoria;
};

/** Each role changes what is its own and nothing else (spec 2.10). Who registers a printed code could be guessing it. */
export function alterarPrescricao(ctx: Contexto, argumentos: Alteracao): Promise<Prescricao> {
  const { id, sessao, corpo, hoje } = argumentos;
  const alterar = () =>
    transacao(ctx.db, async (trx) => {
      await gravarAlteracao(trx, ctx, argumentos);
      return verPrescricao(trx, id, sessao, hoje);
    });
  const palpite = sessao.papel === 'prescritor' && corpo.codigo_prescricao !== undefined;
  return palpite ? contarPalpite(ctx, argumentos, alterar) : alterar();
}

async function gravarAlteracao(trx: Trx, { fila, config }: Contexto, alteracao: Alteracao): Promise<void> {
  const { id, sessao, corpo, hoje, agora, autoria } = alteracao;
  const { limites } = config;
  const atual = await trx.selectFrom('prescricao').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (sessao.papel === 'prescritor' && atual?.prescritor_id !== sessao.id) exigirCodigo(atual, corpo);
  if (!atual) throw new Recusa('NAO_ENCONTRADO');
  let depois = atual;
  const gravar = async (valores: Updateable<Tabelas['prescricao']>) => {
    const alterada = trx.updateTable('prescricao').set(valores).where('id', '=', id).returningAll();
    depois = await alterada.executeTakeFirstOrThrow();
  };

  if (sessao.papel === 'lojista') {
    if (atual.lojista_id !== sessao.id) throw new Recusa('NAO_ENCONTRADO');
    // Contacts, names and notes went with who had redeemed it.
    if (await tutorExcluido(trx, id)) throw new Recusa('TUTOR_EXCLUIDO');
    await gravar({ observacao_lojista: corpo.observacao_lojista ?? null });
  } else if (sessao.papel === 'tutor') {
    if (atual.tutor_id !== sessao.id) throw new Recusa('NAO_ENCONTRADO');
    const nomes = nomesEscritos(corpo);
    if (Object.keys(nomes).length > 0) await gravar(nomes);
  } else if (sessao.papel === 'indicabem') {
    const campos = camposDoAdmin(corpo);
    if (Object.keys(campos).length > 0) {
      const recusa = recusaDaCorrecao(atual, await tutorExcluido(trx, id));
      if (recusa) throw new Recusa(recusa);
      await gravar(campos);
    }
  } else if (atual.prescritor_id === sessao.id) {
    if (atual.tutor_id !== null) throw new Recusa('INDICACAO_JA_RESGATADA');
    await gravar({ anotacoes: corpo.anotacoes ?? null });
  } else {
    const dados = exigirDados(corpo);
    const produto = await produtoIndicavel(trx, dados.id_produto);
    const { veterinario } = await segurarPrescritor(trx, sessao.id);
    await exigirLicenca(trx, produto, { prescritorId: sessao.id, hoje });
    const calculado = calcular(produto, dados, { vigor: await doseEmVigor(trx), veterinario });
    if (limites) await exigirCotaDoDia(trx, sessao.id, agora);
    if (limites && dados.email) await exigirCotaDeEmails(trx, dados.email, agora);
    // A recommendation dates from the day it was made (spec 2.1); the day of printing stays with the batch.
    await gravar({ ...colunasDaIndicacao(dados, calculado), prescritor_id: sessao.id, data: hoje });
    await anotarAcontecimentos(trx, [{ prescricaoId: id, tipo: 'registrada', em: agora, autorId: sessao.id }]);
    if (dados.email) await fila.enfileirar(trx, 'email-indicacao', { prescricaoId: id });
  }
  await auditarEdicao(trx, autoria, { id, antes: atual, depois });
}

type Impresso = Parameters<typeof codigoLivre>[0] & { codigo: string };

/**
 * Ids count up, so an id alone takes nothing: who registers a printed code has it in hand. Without the code every id that
 * is not one's own looks like a missing one; with a wrong code, like a wrong code.
 */
function exigirCodigo(impresso: Impresso | undefined, { codigo_prescricao }: Corpo): void {
  if (codigo_prescricao === undefined) throw new Recusa('NAO_ENCONTRADO');
  const confere = impresso && emBranco(impresso) && impresso.codigo === lerCodigo(codigo_prescricao);
  if (!confere) throw new Recusa('CODIGO_INVALIDO');
  if (!codigoLivre(impresso)) throw new Recusa('CODIGO_CANCELADO');
}

function camposDoAdmin({ email, telefone, anotacoes, observacao_lojista, ...corpo }: Corpo) {
  return {
    ...nomesEscritos(corpo),
    ...(email !== undefined && { email }),
    ...(telefone !== undefined && { telefone: limparTelefone(telefone) }),
    ...(anotacoes !== undefined && { anotacoes }),
    ...(observacao_lojista !== undefined && { observacao_lojista }),
  };
}

function exigirDados(corpo: Corpo): DadosDaIndicacao {
  const { id_produto, telefone } = corpo;
  const campos: Record<string, string> = {};
  if (id_produto === undefined) campos.id_produto = 'Escolha o produto';
  if (telefone === undefined) campos.telefone = 'Preencha este campo';
  if (id_produto === undefined || telefone === undefined) throw new Recusa('DADOS_INVALIDOS', { campos });
  return { ...corpo, id_produto, telefone, anotacoes: corpo.anotacoes };
}
