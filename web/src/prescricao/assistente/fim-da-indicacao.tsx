import { useEffect } from 'react';
import { peca } from '../../lib/peca';
import { noSossego } from '../../lib/sossego';
import { avisar } from '../../ui/toasts';
import { type Feita, noticiaDe } from './use-envio-da-indicacao';

const buscarFins = () => import('./fins');

/** A page that is opened anew is of the newest version: there its code and link are, and nothing to be sent again. */
const IndicacaoRealizada = peca(
  () => buscarFins().then((m) => m.IndicacaoRealizada),
  ({ prescricao: { id_prescricao } }) => window.location.replace(`/web/indicacao/codigo/${id_prescricao}`),
);
const IndicacaoGuardada = peca(
  () => buscarFins().then((m) => m.IndicacaoGuardada),
  ({ chave, motivo }) => avisar.info(noticiaDe({ tipo: 'no-aparelho', chave, ...(motivo && { motivo }) })),
);

/** How it ended. Its code is here before anything is sent: a deploy in between would leave what was sent without a word. */
export function FimDaIndicacao({ dono, feita }: { dono: number; feita: Feita | undefined }) {
  useEffect(() => noSossego(() => void buscarFins().catch(() => {})), []);
  return (
    <>
      {feita?.tipo === 'enviada' && <IndicacaoRealizada prescricao={feita.prescricao} />}
      {feita?.tipo === 'no-aparelho' && <IndicacaoGuardada dono={dono} chave={feita.chave} motivo={feita.motivo} />}
    </>
  );
}
