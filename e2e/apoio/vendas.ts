import { consultar } from './banco';
import { type Conta, criarConta } from './pessoas';

/** Sales of R$ 100,00 with 10% off, on any day: the till only knows today. */
export async function vender(loja: Conta, dia: string, quantas = 1): Promise<void> {
  const [tutor, prescritor] = [await criarConta('tutor'), await criarConta('prescritor')];
  await consultar(
    `with indicacoes as (
       insert into prescricao (codigo, data, data_resgate, data_ativacao, tutor_id, prescritor_id, produto_id, lojista_id, vinculos, peso)
       select translate(upper(left(md5(random()::text || n), 8)), '01AE', 'WXYZ'), $2::date, $2, $2, $3, $4, (select min(id) from produto), $1, 3, 12
         from generate_series(1, $5::int) n
       returning id
     )
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select translate(upper(left(md5(random()::text || id), 10)), '01AE', 'WXYZ'), id, $1, 'efetivado', 10, $2::date + 90, 10000, 1000, 9000, 12, 'Bia', $2, $2
       from indicacoes`,
    [loja.id, dia, tutor.id, prescritor.id, quantas],
  );
}
