import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { abrirPool } from '../db/conexao';
import { comBanco } from './banco-molde';
import { noServidor } from './no-servidor';

/**
 * Makes databases without a single table, and takes them away when the file ends, and `papeis` after them: a role then owns
 * nothing any more, and no table has to be locked to find that out.
 */
export function comBancosVazios({ papeis = [] }: { papeis?: string[] } = {}): () => Promise<pg.Pool> {
  const criados: string[] = [];
  afterAll(async () => {
    for (const nome of criados) await noServidor(`drop database ${nome} with (force)`);
    for (const nome of papeis) await noServidor(`drop role if exists ${nome}`);
  });
  return async () => {
    const nome = `vazio_${randomUUID().replaceAll('-', '')}`;
    await noServidor(`create database ${nome} template template0`);
    criados.push(nome);
    return abrirPool(comBanco(inject('postgres'), nome), 4);
  };
}
