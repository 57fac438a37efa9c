import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { usuarioAtual } from '../../lib/sessao';
import type { Rota } from '../rota';

type Tela = Rota['tela'];

/** One address, another screen for each role. The guard has let in only roles the route knows. */
export function porPapel(telas: Partial<Record<Papel, Tela>>): Tela {
  return () => {
    const papel = usuarioAtual()?.tipo_usuario;
    return ((papel && telas[papel]) ?? naoEncontrada)();
  };
}

const naoEncontrada: Tela = () => import('../nao-encontrada').then((m) => m.NaoEncontrada);
