import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ErroDaApi, mensagemDe, SemConexao, sessaoPerdida } from '../../lib/erros-da-api';
import { JaSaiu } from '../../offline/fila';
import type { ErrosDoTutor } from './dados-do-tutor';

/** Sends, and sorts what went wrong: on its field where it has one, else in a sentence of its own. */
export function useEnvio<T>(mandar: () => Promise<T>) {
  const consultas = useQueryClient();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: mandar,
    onSuccess: () => void consultas.invalidateQueries({ queryKey: ['GET /prescritions'] }),
  });
  const campos = error instanceof ErroDaApi ? camposDoErro(error) : {};
  const noCampo = Object.keys(campos).length > 0;
  return {
    enviar: () => mutate(),
    esquecerErro: () => error && reset(),
    enviando: isPending,
    feita: data,
    campos,
    falha: error && !noCampo && !sessaoPerdida(error) ? frase(error) : null,
    semRede: error instanceof SemConexao,
  };
}

function camposDoErro({ tipo, campos: { email, telefone, anotacoes }, detail }: ErroDaApi): ErrosDoTutor {
  if (tipo.startsWith('codigo-')) return { codigo: detail };
  return { ...(email && { email }), ...(telefone && { telefone }), ...(anotacoes && { anotacoes }) };
}

function frase(erro: Error): string {
  return erro instanceof JaSaiu ? erro.message : mensagemDe(erro);
}
