import type { Dados } from '@indica-bem/domain/conta/campos';
import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
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
  idCampanha: number | null;
  aproximada: boolean;
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

const SEM_LOJA = { idCampanha: null, aproximada: false };

async function lerRegistro(tipo: TipoDeCadastro, id: number, signal: AbortSignal): Promise<Registro> {
  const pedido = { params: { id }, signal };
  switch (loginDoTipo(tipo)) {
    case 'tutor': {
      const tutor = await api('GET /tutor/:id', pedido);
      return { ...tutor, ...SEM_LOJA, tipo: 'tutor', id, dados: tutor };
    }
    case 'prescritor': {
      const parceiro = await api('GET /prescriber/:id', pedido);
      return { ...parceiro, ...SEM_LOJA, tipo: parceiro.perfil, id, dados: parceiro };
    }
    case 'lojista': {
      const loja = await api('GET /shopkeeper/:id', pedido);
      if (!('razao_social' in loja)) throw new Error('a equipe recebeu só a parte pública de uma loja');
      const { situacao, criada_em, ultimo_acesso } = loja;
      return {
        tipo: 'lojista',
        id,
        nome: loja.razao_social,
        dados: loja,
        situacao,
        criada_em,
        ultimo_acesso,
        idCampanha: loja.id_campanha,
        aproximada: loja.coordenadas_aproximadas,
      };
    }
  }
}

type Edicao = { tipo: TipoDeCadastro; id: number; dados: Record<string, string | null>; idCampanha: number | null };

/** The profile of a partner is part of the record; no password ever goes along (ACCESS ²). */
export async function salvarRegistro({ tipo, id, dados, idCampanha }: Edicao): Promise<void> {
  const params = { id };
  if (tipo === 'tutor') await api('PUT /tutor/:id', { params, body: dados });
  else if (tipo === 'lojista')
    await api('PUT /shopkeeper/:id', { params, body: { ...dados, id_campanha: idCampanha } });
  else await api('PUT /prescriber/:id', { params, body: { ...dados, perfil: tipo } });
}
