import { Conferir } from './conferir';
import type { Estado } from './estado';
import type { NoCaixa } from './no-caixa';
import { Recibo } from './recibo';
import { SemResposta } from './sem-resposta';
import { Venda } from './venda';

/** What follows a coupon that was found: nothing of it stands on the till's first screen, so it comes after that. */
export function Passos({ estado, dispatch, confirmar, desistir, lerOutro }: NoCaixa) {
  switch (estado.fase) {
    case 'lendo':
    case 'consultando':
    case 'recusado':
      return null;
    case 'conferindo':
      return (
        <Conferir
          codigo={estado.codigo}
          erro={estado.erro}
          conferir={(mostrado) => dispatch({ tipo: 'conferir', mostrado })}
          lerOutro={() => lerOutro()}
        />
      );
    case 'recibo':
      return (
        <Recibo
          cupom={estado.cupom}
          quando={estado.quando}
          proximo={() => lerOutro()}
          aoDesfazer={() => lerOutro('desfeito')}
        />
      );
    default:
      return <PassoDaVenda {...{ estado, dispatch, confirmar, desistir }} />;
  }
}

type PassoDaVendaProps = Pick<NoCaixa, 'dispatch' | 'confirmar' | 'desistir'> & {
  estado: Extract<Estado, { fase: 'preenchendo' | 'confirmando' | 'sem-resposta' }>;
};

function PassoDaVenda({ estado, dispatch, confirmar, desistir }: PassoDaVendaProps) {
  const preenchendo = estado.fase === 'preenchendo';
  const enviando = estado.fase === 'confirmando';
  if (!preenchendo && estado.silencio) {
    const { tentativa, silencio } = estado;
    return <SemResposta {...{ tentativa, silencio, enviando, desistir }} tentarDeNovo={confirmar} />;
  }
  const { cupom, venda } = preenchendo ? estado : estado.tentativa;
  return (
    <Venda
      {...{ cupom, venda, enviando, confirmar }}
      falha={preenchendo ? estado.falha : null}
      preencher={(campos) => dispatch({ tipo: 'preencher', campos })}
    />
  );
}
