import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { mensagemDoErro, statusDoErro } from '@indica-bem/domain/erros';
import { alterarPrescricao, verCodigo, verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { limparNome } from '@indica-bem/domain/prescricao/nomes';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { contarRenovacoes, indicarDeNovo, listarRenovacoes } from '@indica-bem/domain/reposicao/chamadas';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { ErroDaApi, recusaDe } from '../../lib/erros-da-api';
import type { DadosDoTutor } from './dados-do-tutor';
import { medidasDoPedido, type Regra } from './dose-do-passo';
import type { Medidas } from './endereco';

export type NovaIndicacao = ReturnType<typeof novaIndicacao>;

export function novaIndicacao(produto: Produto, medidas: Medidas, regra: Regra, dados: DadosDoTutor) {
  const { tutor_nome, pet_nome, email, telefone, anotacoes } = dados;
  return {
    id_produto: produto.id_produto,
    tutor_nome: limparNome(tutor_nome),
    pet_nome: limparNome(pet_nome),
    email: limparEmail(email),
    telefone,
    ...medidasDoPedido(produto, medidas, regra),
    anotacoes: anotacoes.trim(),
  };
}

/** Answers a tutor's request: contact and names are those of the recommendation it is about. */
export async function responderPedido({ id_renovacao: id }: Renovacao, nova: NovaIndicacao, chave: string) {
  const { email: _, telefone: __, tutor_nome: ___, pet_nome: ____, ...body } = nova;
  try {
    return await api(indicarDeNovo, { params: { id }, headers: { 'idempotency-key': chave }, body });
  } finally {
    void invalidar(listarRenovacoes, contarRenovacoes);
  }
}

/** Fills in a printed code. Sent again after a lost answer, it finds its own work done and returns it. */
export async function registrarCodigo(codigo: string, nova: NovaIndicacao): Promise<Prescricao> {
  const params = { codigo: lerCodigo(codigo) };
  const { id_prescricao: id, id_prescritor } = await api(verCodigo, { params });
  if (id_prescritor !== null) {
    const feita = await api(verPrescricao, { params: { id } });
    if (mesmaIndicacao(feita, nova)) return feita;
    throw codigoJaUtilizado();
  }
  try {
    const body = { ...nova, codigo_prescricao: params.codigo };
    return await api(alterarPrescricao, { params: { id }, body });
  } catch (erro) {
    // Free a moment ago and gone now: another partner was faster.
    const recusa = recusaDe<typeof alterarPrescricao>(erro);
    throw recusa === 'NAO_ENCONTRADO' || recusa === 'CODIGO_INVALIDO' ? codigoJaUtilizado() : erro;
  }
}

export function mesmaIndicacao(feita: Prescricao, nova: NovaIndicacao): boolean {
  return (
    feita.id_produto === nova.id_produto &&
    limparTelefone(feita.telefone ?? '') === limparTelefone(nova.telefone) &&
    (feita.email ?? '') === nova.email.toLowerCase() &&
    feita.peso_pet === nova.peso_pet &&
    // Another condition or activity is another amount; what was noted for the tutor counts too.
    (feita.calculo?.gramas ?? null) === ('gramas_vistas' in nova ? nova.gramas_vistas : null) &&
    (feita.anotacoes ?? '') === nova.anotacoes
  );
}

function codigoJaUtilizado(): ErroDaApi {
  const codigo = 'CODIGO_JA_UTILIZADO';
  return new ErroDaApi(statusDoErro(codigo), codigo, mensagemDoErro(codigo));
}
