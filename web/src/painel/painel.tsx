import { verPainel, verPendencias } from '@indica-bem/domain/painel/chamadas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { peca } from '../lib/peca';
import { DepoisDePintar } from '../ui/depois-de-pintar';
import { Esqueleto, EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { naoAbriu } from '../ui/nao-abriu';
import { Pagina } from '../ui/pagina';
import { Manchete } from './manchete';
import classes from './painel.module.css';
import { Pendencias } from './pendencias';
import { Totais } from './totais';

const LUGAR = <Esqueleto altura={520} raio="cartao" />;
const Graficos = peca(() => import('./graficos').then((m) => m.Graficos), naoAbriu, LUGAR);

/** Whoever comes back to the window finds what happened meanwhile. */
const SEMPRE_DE_AGORA = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** `depois`: what the team's home has below the charts. */
export function Painel({ depois }: { depois?: ReactNode }) {
  const [busca, setBusca] = useSearchParams();
  const escrito = busca.get('ano') ?? '';
  const ano = /^2\d{3}$/.test(escrito) ? Number(escrito) : undefined;
  const painel = useQuery({
    ...consulta(verPainel, { query: ano ? { ano } : {} }),
    ...SEMPRE_DE_AGORA,
    placeholderData: keepPreviousData,
  });
  const pendencias = useQuery({ ...consulta(verPendencias), ...SEMPRE_DE_AGORA });
  // Made in slices, as the other homes are.
  const data = useDeferredValue(painel.data);
  const contadas = useDeferredValue(!pendencias.isPending);
  const { error } = painel;
  const chegou = data && contadas;
  return (
    <Pagina titulo="Painel" voltar={false}>
      {!chegou && !error && <EsqueletoDeLista linhas={4} altura={160} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void painel.refetch()} />}
      {chegou && (
        <>
          <div className={classes.agora}>
            <Manchete painel={data} />
            <Pendencias pendencias={pendencias.data?.pendencias} tentarDeNovo={() => void pendencias.refetch()} />
          </div>
          <Totais painel={data} />
          <DepoisDePintar lugar={LUGAR}>
            <Graficos
              painel={data}
              ano={ano ?? data.ano}
              escolherAno={(qual) => setBusca({ ano: qual }, { replace: true })}
            >
              {depois}
            </Graficos>
          </DepoisDePintar>
        </>
      )}
      {!chegou && error && depois}
    </Pagina>
  );
}
