import { peca } from '../../lib/peca';
import { useUsuario } from '../../lib/usuario';
import { GradeDeAtalhos } from '../grade-de-atalhos';
import { PRINCIPAL, PRINCIPAL_DA_ONLINE } from './atalhos';
import classes from './inicio-da-loja.module.css';
import { NumerosDaLoja } from './numeros-da-loja';

const MaisDaLoja = peca(() => import('./mais-da-loja').then((m) => m.MaisDaLoja));

/** Till, numbers and last purchases within the first screen; whatever else there is comes below. */
export function InicioDaLoja() {
  const { tipo_usuario, usuario } = useUsuario();
  const online = tipo_usuario === 'lojista' && usuario.tipo === 'loja_online';
  return (
    <div className={classes.inicio}>
      <div className={classes.primeiro}>
        <h1 className="so-leitor">Início da loja</h1>
        <GradeDeAtalhos principal={online ? PRINCIPAL_DA_ONLINE : PRINCIPAL} grande atalhos={[]} />
        <NumerosDaLoja />
      </div>
      <MaisDaLoja />
    </div>
  );
}
