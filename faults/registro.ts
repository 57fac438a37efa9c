import { setTimeout as esperar } from 'node:timers/promises';
import type { Banco } from './banco';
import { recontar } from './comum/recontar';
import { type Mundo, novaInstancia } from './faltas';

const PRAZO_MS = 60_000;

type Livro = { folhas: number; doados: number; retirados: number; esperam: number; kg: number };

/** After everything: once an instance has written what waits, each kilogram that counts is a leaf, and none besides. */
export async function conferirRegistro(mundo: Mundo): Promise<boolean> {
  const instancia = await novaInstancia(mundo, mundo.banco.url);
  await instancia.subir();
  let livro = await lerLivro(mundo.banco);
  for (const fim = Date.now() + PRAZO_MS; livro.esperam > 0 && Date.now() < fim; livro = await lerLivro(mundo.banco))
    await esperar(200);
  await instancia.parar();
  const faltas = await recontar(mundo.banco.url);
  for (const falta of faltas) console.error(falta);
  console.table({ registro: { ...livro, faltas: faltas.length } });
  return faltas.length === 0 && livro.esperam === 0 && livro.doados - livro.retirados === livro.kg;
}

async function lerLivro(banco: Banco): Promise<Livro> {
  const [livro] = await banco.consultar<Livro>(
    `select (select count(*)::int from folha) as folhas,
            (select count(*)::int from quilo where sinal = 1) as doados,
            (select count(*)::int from quilo where sinal = -1) as retirados,
            (select count(*)::int from compra_a_julgar) + (select count(*)::int from quilo_a_registrar) as esperam,
            (select kg from doacao) as kg`,
  );
  if (!livro) throw new Error('não há registro');
  return livro;
}
