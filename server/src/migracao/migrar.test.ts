import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { abrirPool } from '../db/conexao';
import { comBanco, MOLDE } from '../test/banco-molde';
import { comBancosVazios } from '../test/banco-vazio';
import { esquemaDe } from '../test/esquema';
import { migrar, situacaoDoBanco } from './migrar';

const pasta = path.resolve(import.meta.dirname, '../../migrations');
const bancoVazio = comBancosVazios();

describe('as migrações', () => {
  test('duas instâncias subindo juntas aplicam cada uma uma só vez', async () => {
    const pool = await bancoVazio();
    const aplicadas = await Promise.all([migrar(pool, pasta), migrar(pool, pasta), migrar(pool, pasta)]);
    const { rows } = await pool.query('select * from migracao');
    expect(aplicadas.reduce((a, b) => a + b)).toBe(rows.length);
    expect(await situacaoDoBanco(pool, pasta)).toEqual({ atras: [], adiante: [] });
    expect(await migrar(pool, pasta)).toBe(0);
    await pool.end();
  });

  test('um banco migrado passo a passo é igual a um novo', async () => {
    const pool = await bancoVazio();
    for (let numero = 1; numero < 100; numero++) await migrar(pool, pasta, numero);
    const novo = abrirPool(comBanco(inject('postgres'), MOLDE), 1);
    expect(await esquemaDe(pool)).toEqual(await esquemaDe(novo));
    await Promise.all([pool.end(), novo.end()]);
  });

  test('quem estava preso a uma loja já excluída é solto, e a escolha volta', async () => {
    const pool = await bancoVazio();
    await migrar(pool, pasta, 11);
    await pool.query(`
      insert into conta (papel, email, excluida_em) values
        ('prescritor', 'p@example.com', null), ('tutor', 't@example.com', null), ('lojista', 'l@example.com', now()),
        ('tutor', 'x@example.com', now());
      insert into prescritor (id, perfil, nome) values (1, 'outros', 'P');
      insert into tutor (id, nome) values (2, 'T'), (4, 'Excluído');
      insert into lojista (id, tipo, razao_social, nome_fantasia) values (3, 'loja_online', 'Loja excluída', 'Loja excluída');
      insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos) values
        ('BBBBBBB2', '2026-03-01', 1, 2, '2026-03-01', 3, 3), ('BBBBBBB3', '2026-03-01', 1, 2, '2026-03-01', 3, 3),
        ('BBBBBBB4', '2026-03-01', 1, 4, '2026-03-01', 3, 3);
      insert into cupom (codigo, prescricao_id, lojista_id, estado, motivo_cancelamento, desconto, data_validade) values
        ('CUPOM1', 1, 3, 'cancelado', 'exclusao', 10, '2026-06-01'), ('CUPOM2', 2, 3, 'ativo', null, 10, '2026-06-01'),
        ('CUPOM3', 3, 3, 'cancelado', 'exclusao', 10, '2026-06-01')`);
    await migrar(pool, pasta);
    const { rows } = await pool.query(
      `select p.id, p.lojista_id, p.vinculos, c.estado, c.devolvido
         from prescricao p join cupom c on c.prescricao_id = p.id order by p.id`,
    );
    const solta = { lojista_id: null, vinculos: 4, estado: 'cancelado', devolvido: true };
    expect(rows).toEqual([
      { id: 1, ...solta },
      { id: 2, ...solta },
      { id: 3, lojista_id: 3, vinculos: 3, estado: 'cancelado', devolvido: false },
    ]);
    await pool.end();
  });

  test('as contas da demonstração que já estavam no banco ficam marcadas, e só elas', async () => {
    const pool = await bancoVazio();
    await migrar(pool, pasta, 7);
    const demo = ['admin', 'parceiro08', 'tutor01', 'loja12', 'familia60'].map((nome) => `${nome}@example.com`);
    const outras = ['admin@indicabem.test', 'loja13@example.com', 'xtutor01@example.com'];
    for (const email of [...demo, ...outras])
      await pool.query(`insert into conta (papel, email) values ('tutor', $1)`, [email]);
    await migrar(pool, pasta);
    const { rows } = await pool.query<{ email: string }>('select email from conta where demo order by id');
    expect(rows.map(({ email }) => email)).toEqual(demo);
    await pool.end();
  });

  test('uma migração mudada depois de aplicada é recusada', async () => {
    const pool = await bancoVazio();
    await migrar(pool, pasta);
    await pool.query(`update migracao set hash = 'outro' where numero = 1`);
    await expect(migrar(pool, pasta)).rejects.toThrow('mudou depois de aplicada');
    await pool.end();
  });
});
