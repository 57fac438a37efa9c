import { lazy, Suspense } from 'react';
import { Painel } from '../../painel/painel';

const MaisDaEquipe = lazy(() =>
  import('../../inicio/equipe/mais-da-equipe').then((m) => ({ default: m.MaisDaEquipe })),
);

/** `home` and `dashboard` of the team: what needs somebody and how it goes, and below it every other screen. */
export function PainelDaEquipe() {
  return (
    <Painel
      depois={
        <Suspense>
          <MaisDaEquipe />
        </Suspense>
      }
    />
  );
}
