import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { caminhoDoQr } from '@indica-bem/domain/cupom/selo';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { useOnline } from '../../lib/online';
import { Aviso } from '../../ui/aviso';
import { CodigoDoCupom } from './codigo-do-cupom';
import { Qr } from './qr';
import classes from './qr-vivo.module.css';
import { useSelo } from './use-selo';

type QrVivoProps = { cupom: Pick<Cupom, 'id_coupon' | 'codigo_coupon'>; mudou: () => void };

/** What the till reads now: the QR and, for who types, code and number. Without a network, how to be served all the same. */
export function QrVivo({ cupom: { id_coupon, codigo_coupon }, mudou }: QrVivoProps) {
  const { vivo, tarda } = useSelo(id_coupon, mudou);
  const online = useOnline();
  const codigo = formatarCodigo(codigo_coupon);
  const jaVem = !vivo && online && !tarda;
  return (
    <>
      {vivo ? (
        <Qr
          endereco={`${location.origin}${caminhoDoQr(id_coupon, vivo.selo)}`}
          descricao={`QR do cupom ${codigo}, para o caixa ler. Ele se renova sozinho.`}
          segundos={vivo.segundos}
        />
      ) : jaVem ? (
        <div className={classes.lugar} aria-hidden />
      ) : (
        <Aviso tom="alerta" titulo={online ? 'O QR está demorando: mostre o código' : 'Sem internet: mostre o código'}>
          No caixa, diga também os três últimos dígitos do seu CPF. O desconto vale do mesmo jeito.
        </Aviso>
      )}
      <CodigoDoCupom codigo={codigo} numero={vivo?.numero ?? (jaVem ? '' : null)} />
      {(vivo || jaVem) && (
        <p className={classes.semPressa}>
          Sem câmera no caixa? Diga o código e o número, ou, sem pressa, o código e os três últimos dígitos do seu CPF.
        </p>
      )}
    </>
  );
}
