import { deNinguem } from '@indica-bem/domain/atendimento/regras';
import { formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { situacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { statusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { lojistaPublico } from '../lojista/colunas';
import { apresentarProduto } from '../produto/apresentar-produto';
import type { LinhaDePrescricao } from './completar';

/** What each role may see (spec 2.9); what it may not is null. */
export function apresentarPrescricao(p: LinhaDePrescricao, papel: Papel, hoje: string): Prescricao {
  const daLoja = papel === 'lojista';
  const contato = !daLoja;
  return {
    id_prescricao: p.id,
    // Who sees the codes of a batch asks for the batch (spec 7.15).
    codigo_prescricao: daLoja || deNinguem(p) ? null : p.codigo,
    status: statusDaIndicacao(marcosDe(p), hoje),
    data: p.data,
    data_resgate: p.data_resgate,
    data_ativacao: p.data_ativacao,
    id_tutor: daLoja ? null : p.tutor_id,
    id_prescritor: p.prescritor_id,
    id_produto: p.produto_id,
    id_lojista: p.lojista_id,
    email: contato ? p.email : null,
    telefone: contato && p.telefone ? formatarTelefone(p.telefone) : null,
    peso_pet: p.peso_pet,
    ecc: p.ecc,
    atividade: p.atividade,
    tutor_nome: contato ? p.tutor_nome : null,
    pet_nome: contato ? p.pet_nome : null,
    anotacoes: daLoja ? null : p.anotacoes,
    observacao_lojista: papel === 'lojista' || papel === 'indicabem' ? p.observacao_lojista : null,
    peso: p.peso,
    vinculos: p.vinculos,
    prescricao_especifica: p.especifica ? 'S' : 'N',
    titulo_especifico: p.titulo_especifico,
    animal_especifico: p.animal_especifico,
    desconto_especifico: p.desconto_especifico,
    hash: contato && p.telefone && !deNinguem(p) ? hashDaIndicacao(p.codigo, p.telefone) : null,
    calculo: p.calculo,
    sem_dose: daLoja ? null : p.sem_dose,
    product: p.produto && apresentarProduto(p.produto),
    tutor: apresentarTutor(p.tutor, papel),
    prescriber: p.prescritor && { ...p.prescritor, crmv: daLoja ? null : p.prescritor.crmv },
    shopkeeper: p.loja && lojistaPublico(p.loja),
    pet: papel === 'tutor' || papel === 'indicabem' ? p.pet : null,
    loja_que_saiu: p.lojista_id === null ? (p.cupom?.loja_que_saiu ?? null) : null,
    coupons: apresentarCupons(p.cupom, papel, hoje),
  };
}

export function marcosDe({ tutor_id, tutor, lojista_id, data_ativacao, bloqueada_em, cupom }: LinhaDePrescricao) {
  return {
    idTutor: tutor_id,
    idLojista: lojista_id,
    dataAtivacao: data_ativacao,
    validade: cupom?.prazo ?? null,
    bloqueada: bloqueada_em !== null,
    tutorExcluido: tutor?.excluido ?? false,
  };
}

function apresentarTutor(tutor: LinhaDePrescricao['tutor'], papel: Papel): Prescricao['tutor'] {
  if (!tutor) return null;
  const { nome, cpf } = tutor;
  // What a store may see of a CPF it sees at the till, of a coupon that it has read.
  if (papel === 'lojista') return { nome: primeiroNome(nome), cpf: null };
  return { nome, cpf: papel === 'prescritor' ? null : cpf && formatarCpf(cpf) };
}

/** An unused coupon's id and code open it at the till: only the tutor and the team see them in lists. */
function apresentarCupons(cupom: LinhaDePrescricao['cupom'], papel: Papel, hoje: string): Prescricao['coupons'] {
  if (!cupom) return [];
  const visivel = papel === 'tutor' || papel === 'indicabem' || (papel === 'lojista' && cupom.estado === 'efetivado');
  return [
    {
      id_coupon: visivel ? cupom.id : null,
      codigo_coupon: visivel ? cupom.codigo : null,
      ativo: cupom.estado === 'ativo' ? 1 : 0,
      situacao: situacaoDoCupom(cupom.estado, cupom.data_validade, hoje),
      desconto: Number(cupom.desconto),
      data_validade: cupom.data_validade,
      data_efetivacao: cupom.data_efetivacao,
      em_uso: cupom.estado === 'efetivado' ? 'S' : 'N',
    },
  ];
}
