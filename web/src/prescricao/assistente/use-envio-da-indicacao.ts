import { verDose } from '@indica-bem/domain/dose/chamadas';
import { type alterarPrescricao, listarPrescricoes, type verCodigo } from '@indica-bem/domain/prescricao/chamadas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { verPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { useState } from 'react';
import { invalidar } from '../../lib/consultas';
import { ErroDaApi, mensagemDe, type RecusaSo, SemConexao, sessaoPerdida } from '../../lib/erros-da-api';
import { JaSaiu } from '../../offline/fila';
import type { Guarda } from '../../ui/saida';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import type { ErrosDoTutor } from './dados-do-tutor';

export type Feita =
  | { tipo: 'enviada'; prescricao: Prescricao }
  | { tipo: 'no-aparelho'; chave: string; motivo?: string };
type Formulario = {
  mudou: boolean;
  continua: Guarda;
  concluir: (naTela: boolean) => void;
  conferir: () => void;
  /** What the server refused of it before, while nobody looked. */
  recusados: Record<string, string>;
};

/** Sends, and sorts what went wrong: on its field where it has one, else in a sentence of its own. */
export function useEnvioDaIndicacao(mandar: () => Promise<Feita>, formulario: Formulario) {
  const { mudou, continua, concluir, conferir } = formulario;
  const [recusados, setRecusados] = useState(formulario.recusados);
  const [respondida, setRespondida] = useState(false);
  const [feita, setFeita] = useState<Feita>();
  function sabido() {
    setRecusados({});
    setRespondida(true);
  }
  const { enviar, enviando, erro, esquecerErro } = useEnvio({
    enviar: mandar,
    mudou,
    continua,
    aoEnviar: (resultado, _, naTela) => {
      sabido();
      concluir(naTela);
      void invalidar(listarPrescricoes);
      if (!naTela) avisar.ok(noticiaDe(resultado));
    },
    seguir: setFeita,
    aoFalhar: (falha, _, naTela) => {
      sabido();
      if (!naTela) avisarErro(falha);
      if (!(falha instanceof ErroDaApi)) return;
      void reler(falha);
      // Another amount is looked at before it is sent, with the answers it comes from.
      if (naTela && MUDA_A_QUANTIDADE.includes(falha.codigo)) conferir();
    },
  });
  const campos = erro instanceof ErroDaApi ? camposDoErro(erro) : doFormulario(recusados);
  const noCampo = erro instanceof ErroDaApi && Object.keys(campos).length > 0;
  return {
    enviar,
    esquecerErro: () => {
      setRecusados({});
      esquecerErro();
    },
    enviando,
    /** It was sent from here: what is known of it from before is no longer so. */
    respondida,
    feita,
    campos,
    falha: erro && !noCampo && !sessaoPerdida(erro) ? frase(erro) : null,
    semRede: erro instanceof SemConexao,
  };
}

const MUDA_A_QUANTIDADE: readonly string[] = ['FORMULA_MUDOU', 'DOSE_MUDOU'];

/** What was chosen or reckoned from is no longer so: the wizard goes on with what is so now. */
async function reler({ codigo }: ErroDaApi): Promise<void> {
  if (codigo === 'FORMULA_MUDOU') await invalidar(verDose);
  if (codigo === 'DOSE_MUDOU' || codigo === 'PRODUTO_INDISPONIVEL') await invalidar(listarProdutos);
  if (codigo === 'SO_VETERINARIO') await invalidar(listarProdutos, verPrescritor);
}

export function noticiaDe(feita: Feita): string {
  if (feita.tipo === 'no-aparelho' && feita.motivo)
    return `${feita.motivo} Ela está salva no dispositivo e sai sozinha.`;
  if (feita.tipo === 'no-aparelho') return 'Indicação salva no dispositivo. Ela sai sozinha assim que houver conexão.';
  return `Indicação enviada. Código ${formatarCodigo(feita.prescricao.codigo_prescricao ?? '')}.`;
}

const DO_FORMULARIO = ['tutor_nome', 'pet_nome', 'email', 'telefone', 'anotacoes'] as const;

type DoCodigo = Extract<RecusaSo<typeof verCodigo | typeof alterarPrescricao>, `CODIGO_${string}`>;
/** What is wrong with the printed code is said at its field. */
const NO_CODIGO: Record<DoCodigo, true> = { CODIGO_INVALIDO: true, CODIGO_JA_UTILIZADO: true, CODIGO_CANCELADO: true };

function camposDoErro({ codigo, campos, detail }: ErroDaApi): ErrosDoTutor {
  if (codigo in NO_CODIGO) return { codigo: detail };
  return doFormulario(campos);
}

function doFormulario(campos: Record<string, string>): ErrosDoTutor {
  return Object.fromEntries(DO_FORMULARIO.flatMap((campo) => (campos[campo] ? [[campo, campos[campo]]] : [])));
}

function frase(erro: Error): string {
  return erro instanceof JaSaiu ? erro.message : mensagemDe(erro);
}
