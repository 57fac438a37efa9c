import { CupomDoTutor } from './cupom-do-tutor';
import { VerCupom } from './ver';

/** While it lies on the counter, the tutor's screen notices that the till has validated it. */
const ATUALIZAR_A_CADA = 8_000;

/** The tutor's own: what the till reads. */
export function VerSeuCupom() {
  return (
    <VerCupom titulo="Seu cupom" lista={{ rotulo: 'Ver meus cupons', para: '/cupom' }} aCada={ATUALIZAR_A_CADA}>
      {({ cupom, deAgora, reler }) => (
        // What was kept on the device draws no QR: only what the server has just said.
        <CupomDoTutor cupom={deAgora ? cupom : { ...cupom, qr: null }} mudou={reler} />
      )}
    </VerCupom>
  );
}
