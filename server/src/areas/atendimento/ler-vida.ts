import type { AcontecimentoDaVida, VidaDaIndicacao } from '@indica-bem/domain/atendimento/contrato';
import * as contrato from '@indica-bem/domain/atendimento/contrato';
import {
  deNinguem,
  recusaDaCorrecao,
  recusaDaTroca,
  recusaDeTirar,
  recusaDoBloqueio,
  recusaDoDesbloqueio,
} from '@indica-bem/domain/atendimento/regras';
import { VIDA_NO_MAXIMO } from '@indica-bem/domain/atendimento/vida';
import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import { cpfEntreAsteriscos } from '@indica-bem/domain/brasil/documentos';
import type { Acesso } from '@indica-bem/domain/contrato/chamada';
import { situacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import { type CodigoDeErro, mensagemDoErro } from '@indica-bem/domain/erros';
import { desfazerVenda } from '@indica-bem/domain/estorno/contrato';
import { CODIGO_OCULTO } from '@indica-bem/domain/prescricao/codigo';
import { indicacaoVencida, statusDaIndicacao, VINCULOS_INICIAIS } from '@indica-bem/domain/prescricao/regras';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { quemChama, type Sessao } from '../../nucleo/sessao';
import { marcosDe } from '../prescricao/apresentar-prescricao';
import type { LinhaDePrescricao } from '../prescricao/completar';
import { lerPrescricao } from '../prescricao/ler-prescricoes';
import { lerContato } from './corrigir-indicacao';
import { type LinhaDaVida, vidaDe } from './vida-sql';

type Olhar = { sessao: Pick<Sessao, 'papel' | 'funcao'>; hoje: string };

/** What the recommendation is now, what happened to it, and what may be done about it. */
export async function lerVida(db: Leitura, id: number, { sessao, hoje }: Olhar): Promise<VidaDaIndicacao> {
  const p = await lerPrescricao(db, id, { papel: 'indicabem', id: 0 }, hoje);
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  const [contato, doCupom, { rows }] = await Promise.all([
    lerContato(db, id),
    lerCupom(db, p),
    vidaDe(id, VIDA_NO_MAXIMO).execute(db),
  ]);
  const emBranco = deNinguem(p);
  const marcos = marcosDe(p);
  const { bloqueada, tutorExcluido } = marcos;
  const aberta = p.data_ativacao === null && !indicacaoVencida(marcos, hoje) && !bloqueada && !tutorExcluido;
  const vivo = doCupom?.estado === 'cancelado' ? null : doCupom;
  // A coupon that counts has spent its choice and is not over: only those before it can be given back.
  const gastas = VINCULOS_INICIAIS - p.vinculos - (vivo ? 1 : 0);
  // What somebody of another function may not do is not offered.
  const quem = quemChama(sessao);
  const atende = (acesso: Acesso) => quem !== null && acesso[quem] !== undefined;
  const troca = { finalizada: p.data_ativacao !== null, tutorExcluido, gastas, vinculos: p.vinculos };
  return {
    id_prescricao: id,
    codigo_prescricao: emBranco ? CODIGO_OCULTO : p.codigo,
    status: statusDaIndicacao(marcos, hoje),
    tutor:
      p.tutor && p.tutor_id !== null
        ? { id: p.tutor_id, nome: p.tutor.nome, cpf: p.tutor.cpf && cpfEntreAsteriscos(p.tutor.cpf) }
        : null,
    tutor_nome: p.tutor_nome,
    pet_nome: p.pet_nome,
    parceiro: p.prescritor && p.prescritor_id !== null ? { id: p.prescritor_id, nome: p.prescritor.nome } : null,
    produto: p.produto?.nome ?? p.titulo_especifico,
    loja: p.loja && { id: p.loja.id, nome: p.loja.nome_fantasia, online: p.loja.tipo === 'loja_online' },
    id_lote: p.lote_id,
    em_branco: emBranco,
    vinculos: p.vinculos,
    contato,
    cupom: vivo && {
      id_coupon: vivo.id,
      codigo_coupon: vivo.codigo,
      situacao: situacaoDoCupom(vivo.estado, vivo.data_validade, hoje),
      data_validade: vivo.data_validade,
      valor: vivo.valor === null ? null : centavosParaReais(vivo.valor),
      vez: vivo.vez,
    },
    pode: {
      reenviar: aberta && !emBranco && p.email !== null && p.telefone !== null,
      corrigir: aberta && recusaDaCorrecao(p, tutorExcluido) === null,
      devolver_troca: atende(contrato.devolverTroca.acesso) && recusaDaTroca(troca, p.vinculos) === null,
      tirar_cupom:
        atende(contrato.liberarCupom.acesso) &&
        vivo !== null &&
        recusaDeTirar({ ...vivo, validade: vivo.data_validade }, hoje) === null,
      estornar: atende(desfazerVenda.acesso) && vivo?.estado === 'efetivado',
      bloquear:
        atende(contrato.bloquearIndicacao.acesso) &&
        recusaDoBloqueio(
          {
            emBranco: emBranco && !p.especifica,
            cancelada: rows.some(({ tipo }) => tipo === 'codigo_cancelado'),
            ...marcos,
          },
          hoje,
        ) === null,
      desbloquear: atende(contrato.desbloquearIndicacao.acesso) && recusaDoDesbloqueio(marcos) === null,
    },
    vida: rows.map(apresentar),
  };
}

const lerCupom = (db: Leitura, { cupom }: LinhaDePrescricao) =>
  db
    .selectFrom('cupom')
    .select(['id', 'codigo', 'estado', 'data_validade', 'valor', 'vez'])
    .where('id', '=', cupom?.id ?? 0)
    .executeTakeFirst()
    .then((achado) => achado ?? null);

function apresentar({ em, tipo, dados, papel, nome }: LinhaDaVida): AcontecimentoDaVida {
  const {
    so_dia = false,
    email,
    falha,
    resposta,
    vezes,
    motivo,
    texto,
    loja,
    cupom,
    recusa,
    valor,
    funcionario,
    nota,
    mes,
  } = dados;
  const linha = {
    tipo,
    em: em.toISOString(),
    so_dia,
    quem: papel && nome ? { papel, nome } : null,
    loja: loja ?? null,
    codigo_coupon: cupom ?? null,
    email: email ?? null,
    falha: falha ?? null,
    resposta: resposta ?? null,
    recusa: recusa ? mensagemDoErro(recusa as CodigoDeErro, { data: 'seu último dia', espera: 'um tempo' }) : null,
    vezes: vezes ?? null,
    valor: valor === undefined || valor === null ? null : centavosParaReais(valor),
    funcionario: funcionario ?? null,
    motivo: motivo ?? null,
    texto: texto ?? null,
    nota: nota ?? null,
    mes: mes ?? null,
  };
  // The query only says what the contract lists; the answer is checked against it on its way out.
  return linha as AcontecimentoDaVida;
}
