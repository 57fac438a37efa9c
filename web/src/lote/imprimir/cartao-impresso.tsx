import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { MARCA } from '@indica-bem/domain/marca';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { Logo } from '../../ui/logo';
import type { CartaoDesenhado } from './desenhar-cartoes';
import classes from './folha.module.css';

/** `site`: what somebody without a camera types into a browser. */
export function CartaoImpresso({ cartao, site }: { cartao: CartaoDesenhado; site: string }) {
  const { qr, codigo_prescricao } = cartao;
  const especifico = cartao.prescricao_especifica === 'S';
  return (
    <li className={classes.cartao}>
      <div className={classes.texto}>
        <p className={classes.marca}>
          <Logo size={20} /> {MARCA.nome}
        </p>
        {especifico ? (
          <>
            <p className={classes.titulo}>{cartao.titulo_especifico}</p>
            <p className={classes.desconto}>
              <strong>{formatarDecimal(cartao.desconto_especifico ?? 0, 2)}%</strong> de desconto ·{' '}
              {cartao.animal_especifico}
            </p>
          </>
        ) : (
          <p className={classes.titulo}>Sua indicação de ração, com desconto na loja parceira</p>
        )}
        <p className={classes.codigo}>{formatarCodigo(codigo_prescricao)}</p>
        <p className={classes.como}>
          Aponte a câmera para o QR ou digite o código em <strong>{site}</strong>
        </p>
      </div>
      <svg
        className={classes.qr}
        viewBox={`-2 -2 ${qr.lado + 4} ${qr.lado + 4}`}
        role="img"
        aria-label={`QR do código ${codigo_prescricao}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.tracado} />
      </svg>
    </li>
  );
}
