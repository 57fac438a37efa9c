import type { Dados } from '@indica-bem/domain/conta/campos';
import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { alterarLojista, verLojista } from '@indica-bem/domain/lojista/chamadas';
import type { LojistaCompleto } from '@indica-bem/domain/lojista/contrato';
import { alterarPrescritor, verPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import type { Licenca, PrescritorCompleto } from '@indica-bem/domain/prescritor/contrato';
import { alterarTutor, verTutor } from '@indica-bem/domain/tutor/chamadas';
import type { TutorCompleto } from '@indica-bem/domain/tutor/contrato';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Somebody's record as the team edits it. */
export type Registro = {
  tipo: TipoDeCadastro;
  id: number;
  nome: string;
  dados: Dados;
  situacao: SituacaoDaConta;
  criada_em: string;
  ultimo_acesso: string | null;
  exclusao_pedida_em: string | null;
  idCampanha: number | null;
  /** Its name. */
  campanha: string | null;
  aproximada: boolean;
  /** Free codes of an online store. */
  estoque: number | null;
  versao: number;
  /** What its company still owes from registrations that were deleted, below zero. */
  herdado: number;
  /** Of a partner. */
  licenca?: Licenca | undefined;
};

/** Read afresh when the form opens, and never under the person's hands. */
export function consultaDoRegistro(tipo: TipoDeCadastro, id: number) {
  return queryOptions({
    queryKey: ['registro', loginDoTipo(tipo), id],
    queryFn: ({ signal }) => lerRegistro(tipo, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const SEM_LOJA = { idCampanha: null, campanha: null, aproximada: false, estoque: null, herdado: 0 };

async function lerRegistro(tipo: TipoDeCadastro, id: number, signal: AbortSignal): Promise<Registro> {
  const envio = { params: { id }, signal };
  switch (loginDoTipo(tipo)) {
    case 'tutor':
      return registroDe(await api(verTutor, envio));
    case 'prescritor':
      return registroDe(await api(verPrescritor, envio));
    case 'lojista': {
      const loja = await api(verLojista, envio);
      if (!('razao_social' in loja)) throw new Error('a equipe recebeu só a parte pública de uma loja');
      return registroDe(loja);
    }
  }
}

export type RegistroLido = TutorCompleto | PrescritorCompleto | LojistaCompleto;

/** Whatever kind of person the server answered, read alike. */
export function registroDe(lido: RegistroLido): Registro {
  if ('id_tutor' in lido) return { ...lido, ...SEM_LOJA, tipo: 'tutor', id: lido.id_tutor, dados: lido };
  if ('id_prescriber' in lido) return { ...lido, ...SEM_LOJA, tipo: lido.perfil, id: lido.id_prescriber, dados: lido };
  const { situacao, criada_em, ultimo_acesso, exclusao_pedida_em, versao } = lido;
  return {
    tipo: 'lojista',
    id: lido.id_shopkeeper,
    nome: lido.razao_social,
    dados: lido,
    situacao,
    criada_em,
    ultimo_acesso,
    exclusao_pedida_em,
    versao,
    idCampanha: lido.id_campanha,
    campanha: lido.campaign?.descritivo ?? null,
    aproximada: lido.coordenadas_aproximadas,
    estoque: lido.estoque,
    herdado: lido.pendencias?.herdado ?? 0,
  };
}

type Edicao = {
  tipo: TipoDeCadastro;
  id: number;
  dados: Record<string, string | null>;
  idCampanha: number | null;
  versao: number;
};

/** The profile of a partner is part of the record; no password ever goes along (spec 1.9). */
export async function salvarRegistro({ tipo, id, dados, idCampanha, versao }: Edicao): Promise<void> {
  const params = { id };
  const body = { ...dados, versao };
  if (tipo === 'tutor') await api(alterarTutor, { params, body });
  else if (tipo === 'lojista') await api(alterarLojista, { params, body: { ...body, id_campanha: idCampanha } });
  else await api(alterarPrescritor, { params, body: { ...body, perfil: tipo } });
}
