import { formatarDecimal, formatarInteiro } from '../brasil/numeros';

/** Below this a percentage says more than there is: one purchase more would be "100% acima". */
const POUCAS = 20;
/** From here on "n vezes" is read sooner than a percentage. */
const MUITO_ACIMA = 200;

/** How `agora` stands to `antes`, which is not zero: "24% acima de setembro", "3 a mais que em setembro". */
export function compararCom(agora: number, antes: number, nome: string): string {
  const diferenca = agora - antes;
  if (diferenca === 0) return `o mesmo que em ${nome}`;
  const distancia = Math.abs(diferenca);
  if (antes < POUCAS) return `${formatarInteiro(distancia)} a ${diferenca > 0 ? 'mais' : 'menos'} que em ${nome}`;
  const parte = Math.round((distancia / antes) * 100);
  if (parte === 0) return `quase o mesmo que em ${nome}`;
  if (parte >= MUITO_ACIMA) return `${formatarDecimal(agora / antes, 1)} vezes o de ${nome}`;
  return `${formatarInteiro(parte)}% ${diferenca > 0 ? 'acima' : 'abaixo'} de ${nome}`;
}
