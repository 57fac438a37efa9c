import { Loader } from '@mantine/core';
import { type Dispatch, useCallback, useEffect } from 'react';
import { Botao } from '../../ui/botao';
import { cameraPermitida } from '../../ui/camera/permissao';
import classes from './caixa.module.css';
import { Conferir } from './conferir';
import type { Estado, Evento } from './estado';
import { Leitor } from './leitor';
import { Recibo } from './recibo';
import { Recusado } from './recusado';
import { SemResposta } from './sem-resposta';
import { Venda } from './venda';

type EtapaProps = {
  estado: Estado;
  dispatch: Dispatch<Evento>;
  confirmar: () => void;
  desistir: () => void;
  lerOutro: (porque?: 'desfeito') => void;
  camera: boolean | null;
  setCamera: Dispatch<boolean>;
};

/** What stands on the screen in each phase. */
export function Etapa({ estado, dispatch, confirmar, desistir, lerOutro, camera, setCamera }: EtapaProps) {
  // Open on entry once it is permitted; who opened or closed it for one customer wants it so for the next.
  useEffect(() => {
    if (camera !== null) return;
    let saiu = false;
    void cameraPermitida().then((permitida) => saiu || setCamera(permitida));
    return () => {
      saiu = true;
    };
  }, [camera, setCamera]);
  const aoLer = useCallback((texto: string) => dispatch({ tipo: 'lido', texto }), [dispatch]);

  switch (estado.fase) {
    case 'lendo':
      return (
        <Leitor
          inicial={estado.digitado}
          aviso={estado.aviso}
          camera={camera === true}
          alternarCamera={setCamera}
          aoLer={aoLer}
          consultar={(apresentado) => dispatch({ tipo: 'consultar', apresentado })}
        />
      );
    case 'conferindo':
      return (
        <Conferir
          codigo={estado.codigo}
          erro={estado.erro}
          conferir={(mostrado) => dispatch({ tipo: 'conferir', mostrado })}
          lerOutro={() => lerOutro()}
        />
      );
    case 'consultando':
      return (
        <div className={classes.consultando}>
          <Loader color="mata" size={44} aria-hidden />
          <p aria-hidden>Consultando o cupom…</p>
          <Botao tom="texto" onClick={() => lerOutro()}>
            Cancelar
          </Botao>
        </div>
      );
    case 'recusado':
      return (
        <Recusado
          recusa={estado.recusa}
          lerOutro={() => lerOutro()}
          repetir={() => dispatch({ tipo: 'repetir' })}
          corrigir={estado.origem === 'teclado' ? () => dispatch({ tipo: 'corrigir' }) : null}
          digitar={() => dispatch({ tipo: 'digitar' })}
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
      return <EtapaDaVenda {...{ estado, dispatch, confirmar, desistir }} />;
  }
}

type EtapaDaVendaProps = Pick<EtapaProps, 'dispatch' | 'confirmar' | 'desistir'> & {
  estado: Extract<Estado, { fase: 'preenchendo' | 'confirmando' | 'sem-resposta' }>;
};

function EtapaDaVenda({ estado, dispatch, confirmar, desistir }: EtapaDaVendaProps) {
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
