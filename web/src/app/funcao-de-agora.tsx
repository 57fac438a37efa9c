import { verMinhaConta } from '@indica-bem/domain/equipe/chamadas';
import { NOME_DA_FUNCAO } from '@indica-bem/domain/equipe/funcoes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consulta } from '../lib/consultas';
import { funcaoDe, type Sessao, trocarFuncao } from '../lib/sessao';

/** The function may change while somebody is in: the server says which it is, and menu and screens follow. */
export function FuncaoDeAgora({ usuario }: { usuario: Sessao }) {
  const { data } = useQuery({ ...consulta(verMinhaConta), refetchOnWindowFocus: true });
  const agora = data?.funcao;
  useEffect(() => {
    if (agora) trocarFuncao(agora);
  }, [agora]);
  const funcao = agora ?? funcaoDe(usuario);
  return funcao ? NOME_DA_FUNCAO[funcao] : null;
}
