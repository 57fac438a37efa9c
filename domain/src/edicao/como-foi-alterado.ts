import { type DataIso, hojeEmSaoPaulo, isoParaBr } from '../brasil/datas';
import { horaDoMomento } from '../brasil/momento';
import type { Papel } from '../contrato/chamada';

interface Alteracao {
  /** Null: changed by something that signs nothing. */
  autor: { id: number; papel: Papel; nome: string } | null;
  momento: Date;
}

/** "por Maria às 10:32", with the day when it was another; outside the team nobody reads a name of it. */
export function comoFoiAlterado(
  { autor, momento }: Alteracao,
  leitor: { id: number; papel: Papel },
  hoje: DataIso,
): string {
  const quem = autor && quemFoi(autor, leitor);
  return [quem, quando(momento, hoje)].filter(Boolean).join(' ');
}

function quemFoi(autor: NonNullable<Alteracao['autor']>, leitor: { id: number; papel: Papel }): string {
  if (autor.id === leitor.id) return 'por você';
  if (autor.papel === 'indicabem' && leitor.papel !== 'indicabem') return 'pela equipe';
  return `por ${autor.nome}`;
}

function quando(momento: Date, hoje: DataIso): string {
  const dia = hojeEmSaoPaulo(momento);
  const hora = horaDoMomento(momento);
  return dia === hoje ? `às ${hora}` : `em ${isoParaBr(dia)} às ${hora}`;
}
