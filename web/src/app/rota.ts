import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { ComponentType } from 'react';

/**
 * `publica`: anybody, logged in or not. `visitante`: the way in; who is already in goes on to home.
 * A list of roles: only they, logged in and with both documents accepted.
 */
type Acesso = 'publica' | 'visitante' | readonly Papel[];

export type Rota = {
  caminho: string;
  titulo: string;
  acesso: Acesso;
  /** Of the team, only who is there for this. */
  funcoes?: readonly Funcao[];
  tela: () => Promise<ComponentType>;
  /** Where "back" leads when there is nothing to go back to. */
  pai?: string;
  /** The login of this route, when it is not the plain one. */
  entrada?: string;
  /** With this in its query it opens to who is in, too: a link from an e-mail is not lost on an old session. */
  abreCom?: string;
  fundo?: 'bem' | 'nova';
  /** The whole screen is the task's: no footer, and on a phone no frame at all. */
  cheia?: true;
  /** To who is not in it opens by itself, without the app around it (app/pagina-aberta.tsx). */
  sozinha?: true;
  /** What its screen asks of the API at once, so that it can be asked while the code is still on its way. */
  adianta?: (params: Record<string, string>) => void;
};

export const TODOS = ['tutor', 'prescritor', 'lojista', 'indicabem'] as const satisfies Papel[];
