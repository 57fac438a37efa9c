import { type DataIso, somarDias } from '@indica-bem/domain/brasil/datas';
import type { LinhaDeProduto } from '../areas/produto/apresentar-produto';
import type { Familia } from './familias';
import type { Ids } from './pessoas';
import type { Vida } from './vida-da-indicacao';

type Cenario = {
  lojistas: Ids;
  prescritores: Ids;
  familias: Familia[];
  produtos: LinhaDeProduto[];
  hoje: DataIso;
  agora: Date;
};

/** Days and minutes ago; the store's number. */
const COMPRAS = [
  { haDias: 2, loja: 2, peso: 10.1, funcionario: 'Rafael' },
  { haDias: 0, haMinutos: 160, loja: 1, peso: 7, funcionario: 'Marina' },
  { haDias: 0, haMinutos: 25, loja: 1, peso: 2.5, funcionario: 'Diego' },
] as const;

/** Bought today and just before with what the first partner recommended: the homes have something to tell of. */
export function vidasDestesDias({ lojistas, prescritores, familias, produtos, hoje, agora }: Cenario): Vida[] {
  // Of dogs others tell: whose pet is followed, whose bag ends.
  const deGatos = produtos.filter(({ especie, so_veterinario }) => especie === 'gatos' && !so_veterinario);
  const meiaNoite = Date.parse(`${hoje}T00:00:00-03:00`);
  return COMPRAS.flatMap(({ haDias, loja, peso, funcionario, ...compra }, n) => {
    const [familia, produto] = [familias[n * 7 + 3], deGatos[n]];
    if (!familia || !produto) return [];
    const data = somarDias(hoje, -haDias);
    const em = 'haMinutos' in compra && new Date(Math.max(meiaNoite, agora.getTime() - compra.haMinutos * 60_000));
    return {
      data: somarDias(data, -4),
      prescritorId: prescritores.get(1) ?? 0,
      familia,
      produto,
      pet: { peso_pet: 3.8 + n / 2, ecc: 1, atividade: 75 },
      resgate: {
        data: somarDias(data, -3),
        lojistaId: lojistas.get(loja) ?? 0,
        compra: { data, peso, funcionario, ...(em && { em }) },
      },
    };
  });
}
