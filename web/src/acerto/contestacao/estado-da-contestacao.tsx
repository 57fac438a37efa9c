import type { Contestacao } from '@indica-bem/domain/acerto/formas';
import { Etiqueta } from '../../ui/etiqueta';

const TONS = { aberta: 'laranja', aceita: 'ok', recusada: 'neutro' } as const;
const NOMES = { aberta: 'Contestada', aceita: 'Contestação aceita', recusada: 'Contestação recusada' } as const;

export const EstadoDaContestacao = ({ contestacao: { estado } }: { contestacao: Contestacao }) => (
  <Etiqueta tom={TONS[estado]}>{NOMES[estado]}</Etiqueta>
);
