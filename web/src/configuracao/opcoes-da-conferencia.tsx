import { CONFERENCIAS, type Conferencia } from '@indica-bem/domain/cupom/leitura';
import { OpcoesExplicadas } from '../ui/opcoes-explicadas';
import { CONFERENCIA } from './textos';

type OpcoesDaConferenciaProps = {
  valor: string;
  erro: string | undefined;
  onChange: (valor: Conferencia) => void;
};

const OPCOES = CONFERENCIAS.map((valor) => ({ valor, ...CONFERENCIA[valor] }));

/** With what each means in a store. */
export function OpcoesDaConferencia(props: OpcoesDaConferenciaProps) {
  return <OpcoesExplicadas legenda="Como o caixa confere o cupom" soParaLeitor opcoes={OPCOES} {...props} />;
}
