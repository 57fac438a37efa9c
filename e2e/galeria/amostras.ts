import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { consultar } from '../apoio/banco';
import { acertoDeExemplo } from './acerto-de-exemplo';
import { PESSOAS, type Quem } from './visitas';

const EDITADO: Record<string, string> = {
  1: 'select id from tutor order by id limit 1',
  2: "select id from prescritor where perfil = 'veterinario' order by id limit 1",
  3: "select id from prescritor where perfil = 'criador' order by id limit 1",
  4: "select id from prescritor where perfil = 'petwalker' order by id limit 1",
  5: 'select id from lojista order by id limit 1',
};

const DO_PAPEL: Partial<Record<Quem, string>> = {
  prescritor: 'prescritor_id',
  lojista: 'lojista_id',
  tutor: 'tutor_id',
};

/** An address with something of the demonstration to see: the parameters filled in for that person. */
export async function preencher(caminho: string, quem: Quem, email: string | null): Promise<string> {
  let endereco = caminho;
  for (const [marca, nome = ''] of caminho.matchAll(/:(\w+)/g)) {
    endereco = endereco.replace(marca, String(await valorDe(nome, caminho, quem, email)));
  }
  return endereco;
}

async function valorDe(nome: string, caminho: string, quem: Quem, email: string | null): Promise<string | number> {
  const [eu] = await consultar<{ id: number }>('select id from conta where email = $1', [email]);
  const meu = (sql: string) => um(sql, [eu?.id]);
  switch (nome) {
    case 'hash':
      return hashDeExemplo(eu?.id ?? 0);
    case 'id_prescricao':
      if (/lojistas|gera-cupom/.test(caminho)) return meu(`${PRESCRICAO} and lojista_id is null`);
      return quem === 'indicabem'
        ? um('select id from prescricao order by id limit 1')
        : meu(`${DE(quem)} order by id limit 1`);
    case 'id_lojista':
      return um("select id from lojista where tipo = 'loja_fisica' order by id limit 1");
    case 'id_cupom':
      if (quem === 'indicabem') return um('select id from cupom order by id limit 1');
      // A store sees what it sold; what it has still to sell it reads from the tutor's screen.
      if (quem === 'lojista') {
        const estado = caminho.startsWith('cupom/ver') ? 'efetivado' : 'ativo';
        return meu(
          `select id from cupom where lojista_id = $1 and estado = '${estado}' order by data_validade desc limit 1`,
        );
      }
      return meu(
        `select c.id from cupom c join prescricao p on p.id = c.prescricao_id where p.tutor_id = $1
          order by (c.estado = 'ativo' and c.data_validade >= current_date) desc, c.id limit 1`,
      );
    case 'id_evento':
      return meu('select id from evento where tutor_id = $1 limit 1');
    case 'id_pet':
      if (quem === 'prescritor')
        return meu(
          'select pet_id as id from pet_partilha where prescritor_id = $1 and revogada_em is null order by id limit 1',
        );
      return meu('select id from pet where tutor_id = $1 limit 1');
    case 'id':
      return um(EDITADO[caminho.split('/')[2] ?? ''] ?? '');
    case 'id_perfil':
      return eu?.id ?? 0;
    case 'id_produto':
      return um('select id from produto order by id limit 1');
    case 'id_capa':
      return um('select id from capa order by id limit 1');
    case 'id_lote':
      return loteDeExemplo();
    case 'id_membro':
      return colegaDeExemplo();
    case 'id_acerto':
      return acertoDeExemplo(PESSOAS.lojista);
    case 'id_entrega':
      return um('select id from entrega where retirada_em is null order by id limit 1');
    case 'id_interessado':
      return um("select id from interesse order by situacao = 'em_conversa' desc, id limit 1");
    case 'id_campaign':
      return um('select id from campanha order by id limit 1');
    default:
      return 'exemplo';
  }
}

/** Of the team, besides who looks. */
async function colegaDeExemplo(): Promise<number> {
  await consultar(`
    with nova as (insert into conta (papel, email) values ('indicabem', 'colega@example.com')
                  on conflict do nothing returning id)
    insert into administrador (id, nome, funcao) select id, 'Caio Colega', 'atendimento' from nova`);
  return um("select id from conta where email = 'colega@example.com'");
}

const DE = (quem: Quem) => `select id from prescricao where ${DO_PAPEL[quem] ?? 'id'} = $1`;
const PRESCRICAO = 'select id from prescricao where tutor_id = $1';

async function um(sql: string, valores: unknown[] = []): Promise<number> {
  const [linha] = await consultar<{ id: number }>(sql, valores);
  if (!linha) throw new Error(`a demonstração não tem o que mostrar: ${sql}`);
  return linha.id;
}

/** The demonstration has no printed cards: a sheet and a half of them. */
async function loteDeExemplo(): Promise<number> {
  const [pronto] = await consultar<{ id: number }>('select id from lote where quantidade = 12 limit 1');
  if (pronto) return pronto.id;
  return um(
    `with l as (insert into lote (data_referencia, quantidade, criado_por)
                select current_date, 12, min(id) from administrador returning id, data_referencia),
     cartoes as (insert into prescricao (codigo, data, lote_id)
                 select translate('11111' || 100 + n, '0123456789', 'BCDFGHJKMN'), data_referencia, id
                   from l, generate_series(1, 12) n)
     select id from l`,
  );
}

/** One of the person's own; for a visitor, the newest that waits for its tutor: it still says what it is about. */
async function hashDeExemplo(eu: number): Promise<string> {
  const [p] = await consultar<{ codigo: string; telefone: string }>(
    `select codigo, telefone from prescricao where telefone is not null
      order by coalesce(tutor_id = $1 or prescritor_id = $1, false) desc,
               (tutor_id is null and prescritor_id is not null) desc, id desc limit 1`,
    [eu],
  );
  return p ? hashDaIndicacao(p.codigo, p.telefone) : '';
}
