import { useState } from 'react';
import { consultas } from '../../lib/consultas';
import { ErroDaApi, mensagemDe, SemConexao, sessaoPerdida } from '../../lib/erros-da-api';
import { JaSaiu } from '../../offline/fila';
import { useEnvio } from '../../ui/use-envio';
import type { ErrosDoTutor } from './dados-do-tutor';

/** Sends, and sorts what went wrong: on its field where it has one, else in a sentence of its own. */
export function useEnvioDaIndicacao<T>(mandar: () => Promise<T>) {
  const [feita, setFeita] = useState<T>();
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: mandar,
    aoEnviar: () => void consultas.invalidateQueries({ queryKey: ['GET /prescritions'] }),
    seguir: setFeita,
  });
  const campos = erro instanceof ErroDaApi ? camposDoErro(erro) : {};
  const noCampo = Object.keys(campos).length > 0;
  return {
    enviar,
    esquecerErro,
    enviando,
    feita,
    campos,
    falha: erro && !noCampo && !sessaoPerdida(erro) ? frase(erro) : null,
    semRede: erro instanceof SemConexao,
  };
}

const DO_FORMULARIO = ['tutor_nome', 'pet_nome', 'email', 'telefone', 'anotacoes'] as const;

function camposDoErro({ tipo, campos, detail }: ErroDaApi): ErrosDoTutor {
  if (tipo.startsWith('codigo-')) return { codigo: detail };
  return Object.fromEntries(DO_FORMULARIO.flatMap((campo) => (campos[campo] ? [[campo, campos[campo]]] : [])));
}

function frase(erro: Error): string {
  return erro instanceof JaSaiu ? erro.message : mensagemDe(erro);
}
