import path from 'node:path';
import pg from 'pg';
import { lerViolacoes } from '../../server/src/migracao/invariantes';
import type { Vida } from './carga';
import { recontar } from './recontar';

/** `registro`: what does not add up in the public register, counted again from its leaves. */
export type Parecer = {
  reconhecidos: number;
  perdidos: number;
  dobrados: number;
  invariantes: number;
  registro: number;
};

/** Wherever the rows are. */
export type BancoLido = {
  url: string;
  consultar<T extends pg.QueryResultRow>(sql: string, valores?: unknown[]): Promise<T[]>;
};

type Linha = {
  chave: string;
  id: number;
  tutor_id: number | null;
  vinculos: number;
  emails: number;
  estornos: { cupom: number; vez: number; chave: string | null; valor: number }[];
  cupons: { id: number; loja: number; estado: string; chave: string | null; valor: number | null }[];
};

/** Compares what the server said yes to with what is there: nothing missing, nothing twice, nothing besides. */
export async function conferir(banco: BancoLido, vidas: readonly Vida[]): Promise<Parecer> {
  const linhas = new Map((await lerIndicacoes(banco, vidas)).map((linha) => [linha.chave, linha]));
  const parecer: Parecer = { reconhecidos: 0, perdidos: 0, dobrados: 0, invariantes: 0, registro: 0 };
  for (const vida of vidas) {
    const linha = linhas.get(vida.chave);
    const efeitos = esperados(vida, linha);
    parecer.reconhecidos += efeitos.length;
    parecer.perdidos += efeitos.filter((presente) => !presente).length;
    if (linha) parecer.dobrados += sobras(vida, linha);
  }
  const violacoes = await violacoesEm(banco.url);
  const faltas = await recontar(banco.url);
  for (const achada of [...violacoes, ...faltas]) console.error(achada);
  return { ...parecer, invariantes: violacoes.length, registro: faltas.length };
}

/** What invariants.sql finds in a database. */
export async function violacoesEm(url: string): Promise<string[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  return lerViolacoes(path.resolve('server/migrations'), cliente).finally(() => cliente.end());
}

/** One entry per acknowledged effect: is it there? */
function esperados(vida: Vida, linha: Linha | undefined): boolean[] {
  const { tutor, cupons, venda, estornadas } = vida;
  const cupom = (id: number) => linha?.cupons.find((c) => c.id === id);
  return [
    linha?.id === vida.id,
    ...(tutor === undefined ? [] : [linha?.tutor_id === tutor]),
    ...cupons.map(({ id, loja }) => cupom(id)?.loja === loja),
    ...(venda ? [cupom(venda.cupom)?.chave === venda.chave && cupom(venda.cupom)?.valor === venda.centavos] : []),
    ...estornadas.map(
      (v) =>
        linha?.estornos.some(
          (e) => e.cupom === v.cupom && e.vez === v.vez && e.chave === v.chave && e.valor === v.centavos,
        ) === true,
    ),
  ];
}

function sobras(vida: Vida, linha: Linha): number {
  const cuponsAMais = linha.cupons.length - vida.cupons.length;
  const vendasAMais = linha.cupons.filter(({ estado }) => estado === 'efetivado').length - (vida.venda ? 1 : 0);
  const vinculosAMenos = 4 - vida.cupons.length - linha.vinculos;
  const estornosAMais = linha.estornos.length - vida.estornadas.length;
  return Math.max(0, cuponsAMais, vendasAMais, vinculosAMenos, estornosAMais) + Math.abs(linha.emails - 1);
}

function lerIndicacoes(banco: BancoLido, vidas: readonly Vida[]): Promise<Linha[]> {
  return banco.consultar<Linha>(
    `with avisos as (
       select (data->>'prescricaoId')::int as id, count(*)::int as emails from pgboss.job
        where name = 'email-indicacao' group by 1)
     select p.chave, p.id, p.tutor_id, p.vinculos, coalesce(a.emails, 0) as emails,
            (select coalesce(json_agg(json_build_object('id', c.id, 'loja', c.lojista_id, 'estado', c.estado,
                                                        'chave', c.chave, 'valor', c.valor)), '[]')
               from cupom c where c.prescricao_id = p.id) as cupons,
            (select coalesce(json_agg(json_build_object('cupom', e.cupom_id, 'vez', e.vez, 'chave', e.chave,
                                                        'valor', e.valor)), '[]')
               from estorno e where e.prescricao_id = p.id) as estornos
       from prescricao p left join avisos a on a.id = p.id where p.chave = any ($1::uuid[])`,
    [vidas.map(({ chave }) => chave)],
  );
}

/** Recommendations that came with a key and that nobody was told of. */
export async function semDono(banco: BancoLido, vidas: readonly Vida[]): Promise<number> {
  const [linha] = await banco.consultar<{ n: number }>(
    'select count(*)::int as n from prescricao where chave is not null and not (chave = any ($1::uuid[]))',
    [vidas.map(({ chave }) => chave)],
  );
  return linha?.n ?? 0;
}
