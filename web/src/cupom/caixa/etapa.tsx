import { type Dispatch, lazy, Suspense, useCallback, useEffect } from 'react';
import { cameraPermitida } from '../../ui/camera/permissao';
import { Consultando } from './consultando';
import type { Estado } from './estado';
import { Leitor } from './leitor';
import type { NoCaixa } from './no-caixa';
import { Recusado } from './recusado';
import { usePassosAMao } from './use-passos-a-mao';

const Passos = lazy(() => import('./passos').then((m) => ({ default: m.Passos })));

/** Reading, and an answer that is none: they need nothing that may still be on its way. */
const ANTES = new Set<Estado['fase']>(['lendo', 'consultando', 'recusado']);

type EtapaProps = NoCaixa & { camera: boolean | null; setCamera: Dispatch<boolean> };

/** What stands on the screen in each phase. */
export function Etapa({ camera, setCamera, ...props }: EtapaProps) {
  const { estado, dispatch, lerOutro } = props;
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
  const aMao = usePassosAMao(estado.fase);
  const consultando = <Consultando cancelar={() => lerOutro()} />;
  const adiante = !ANTES.has(estado.fase);

  return (
    <>
      {estado.fase === 'lendo' && (
        <Leitor
          inicial={estado.digitado}
          aviso={estado.aviso}
          camera={camera === true}
          alternarCamera={setCamera}
          aoLer={aoLer}
          consultar={(apresentado) => dispatch({ tipo: 'consultar', apresentado })}
        />
      )}
      {estado.fase === 'consultando' && consultando}
      {estado.fase === 'recusado' && (
        <Recusado
          recusa={estado.recusa}
          lerOutro={() => lerOutro()}
          repetir={() => dispatch({ tipo: 'repetir' })}
          corrigir={estado.origem === 'teclado' ? () => dispatch({ tipo: 'corrigir' }) : null}
          digitar={() => dispatch({ tipo: 'digitar' })}
        />
      )}
      {(adiante || aMao) && (
        <Suspense fallback={adiante && consultando}>
          <Passos {...props} />
        </Suspense>
      )}
    </>
  );
}
