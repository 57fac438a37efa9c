import { useUsuario } from '../../lib/usuario';
import { FatosDoCupom } from './fatos-do-cupom';
import { VerCupom } from './ver';

/** Store and team: another file than the tutor's, who waits at a counter. */
export function VerFatosDoCupom() {
  const { tipo_usuario } = useUsuario();
  return (
    <VerCupom titulo="Cupom" lista={{ rotulo: 'Ir para o início', para: '/home' }}>
      {({ cupom }) => <FatosDoCupom cupom={cupom} papel={tipo_usuario} />}
    </VerCupom>
  );
}
