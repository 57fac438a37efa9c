import { expect, test } from 'vitest';
import { portao } from './portao';

test('duas por vez, três na fila, e a sexta é recusada; quem falha também deixa a vez', async () => {
  const comVez = portao({ aoMesmoTempo: 2, naFila: 3 });
  let agora = 0;
  let auge = 0;
  const trabalho = (falha: boolean) =>
    comVez(async () => {
      auge = Math.max(auge, ++agora);
      await new Promise(setImmediate);
      agora--;
      if (falha) throw new Error('falhou');
      return 'feito';
    }).catch((erro: Error & { codigo?: string }) => erro.codigo ?? erro.message);

  const respostas = await Promise.all([false, true, false, true, false, false].map(trabalho));
  expect(respostas).toEqual(['feito', 'falhou', 'feito', 'falhou', 'feito', 'MUITAS_TENTATIVAS']);
  expect([auge, agora]).toEqual([2, 0]);
  expect(await trabalho(false)).toBe('feito');
});

test('três endereços que enchem a fila não deixam o quarto de fora nem o fazem esperar por todos', async () => {
  const comVez = portao({ aoMesmoTempo: 1, naFila: 30 });
  const servidos: string[] = [];
  const pedir = (quem: string) =>
    comVez(async () => {
      await new Promise(setImmediate);
      servidos.push(quem);
    }, quem).catch(() => servidos.push(`${quem} recusado`));

  const enxurrada = Array.from({ length: 60 }, (_, n) => pedir(`inundador ${n % 3}`));
  const pessoa = pedir('pessoa');
  await pessoa;
  expect(servidos.filter((quem) => !quem.endsWith('recusado')).indexOf('pessoa')).toBeLessThanOrEqual(4);
  await Promise.all(enxurrada);
  expect(servidos.filter((quem) => quem.endsWith('recusado'))).toHaveLength(30);
  expect(servidos).not.toContain('pessoa recusado');
});
