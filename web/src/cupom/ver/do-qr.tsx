import { Navigate, useParams } from 'react-router';

/** The QR holds the till's address; the tutor it belongs to sees the coupon itself. */
export function CupomDoQr() {
  const { id_cupom = '' } = useParams();
  return <Navigate to={`/cupom/ver/${encodeURIComponent(id_cupom)}`} replace />;
}
