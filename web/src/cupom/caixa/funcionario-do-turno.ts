import type { DataIso } from '@indica-bem/domain/brasil/datas';

const CHAVE = 'caixa.funcionario';

type Turno = { nome: string; idLojista: number; dia: DataIso };

/** Whoever served the last customer on this device; tomorrow, or for another store, it is asked again. */
export function funcionarioDoTurno(idLojista: number, hoje: DataIso): string {
  const turno: Partial<Turno> | null = JSON.parse(localStorage.getItem(CHAVE) ?? 'null');
  return turno?.dia === hoje && turno.idLojista === idLojista ? (turno.nome ?? '') : '';
}

export function lembrarFuncionario(nome: string, idLojista: number, hoje: DataIso): void {
  localStorage.setItem(CHAVE, JSON.stringify({ nome, idLojista, dia: hoje } satisfies Turno));
}
