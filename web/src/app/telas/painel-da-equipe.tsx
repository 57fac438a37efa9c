import { peca } from '../../lib/peca';
import { Painel } from '../../painel/painel';

const MaisDaEquipe = peca(() => import('../../inicio/equipe/mais-da-equipe').then((m) => m.MaisDaEquipe));

/** `home` and `dashboard` of the team: what needs somebody and how it goes, and below it every other screen. */
export function PainelDaEquipe() {
  return <Painel depois={<MaisDaEquipe />} />;
}
