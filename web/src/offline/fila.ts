import { banco } from './banco';
import { criarPendente, editavel, type NovaPendente, type Pendente } from './pendente';

/** The item left, or may have left, while it was being edited. */
export class JaSaiu extends Error {
  override readonly name = 'JaSaiu';

  constructor() {
    super('Esta indicação já saiu deste aparelho como estava. Confira em Indicações Realizadas.');
  }
}

export function listarPendentes(dono: number): Promise<Pendente[]> {
  return banco.pendentes.where('dono').equals(dono).sortBy('criadaEm');
}

export async function verPendente(dono: number, chave: string): Promise<Pendente | undefined> {
  const pendente = await banco.pendentes.get(chave);
  return pendente?.dono === dono ? pendente : undefined;
}

/**
 * Keeps a recommendation, in the place of `antiga` when it was edited. The same key means the same content: what is
 * known of its tries stays.
 */
export async function guardarPendente(nova: NovaPendente, antiga: string | null, agora: number): Promise<Pendente> {
  return banco.transaction('rw', banco.pendentes, async () => {
    const anterior = antiga === null ? undefined : await verPendente(nova.dono, antiga);
    if (antiga !== null && !anterior) throw new JaSaiu();
    const mesma = await verPendente(nova.dono, nova.chave);
    if (mesma) return mesma;
    if (anterior && !editavel(anterior)) throw new JaSaiu();
    const pendente = { ...criarPendente(nova, agora), ...(anterior && { criadaEm: anterior.criadaEm }) };
    if (anterior) await banco.pendentes.delete(anterior.chave);
    await banco.pendentes.add(pendente);
    return pendente;
  });
}

export async function excluirPendente(dono: number, chave: string): Promise<void> {
  if (await verPendente(dono, chave)) await banco.pendentes.delete(chave);
}
