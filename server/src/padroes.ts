import { PAGINAS_DE_CAPA, PERFIS_DE_CAPA } from '@indica-bem/domain/capa/regras';
import { MARCA } from '@indica-bem/domain/marca';
import { guardarCapaPadrao } from './areas/capa/capa-padrao';
import { garantirAjustes } from './areas/configuracao/ajustes';
import { garantirChave } from './areas/cupom/trocar-chave';
import { garantirChaveDoFator } from './areas/fator/selar';
import type { Db, Trx } from './db/conexao';
import { umaInstanciaPorVez } from './db/uma-instancia-por-vez';

/**
 * What every installation has from its first start: the contact text and the default banners; and what the till and second
 * factors cannot do without, should a restored database lack it.
 */
export function semearPadroes(db: Db): Promise<void> {
  return umaInstanciaPorVez(db, async (trx) => {
    await trx
      .insertInto('configuracao')
      .values({ id: 1, texto_sac: TEXTO_DE_CONTATO })
      .onConflict((conflito) => conflito.doNothing())
      .execute();
    await garantirChave(trx);
    await garantirChaveDoFator(trx);
    await garantirAjustes(trx);
    const { total } = await trx
      .selectFrom('capa')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    if (total === 0) await semearCapas(trx);
  });
}

async function semearCapas(trx: Trx): Promise<void> {
  for (const pagina of PAGINAS_DE_CAPA) {
    for (const perfil of PERFIS_DE_CAPA) {
      const imagens = await guardarCapaPadrao(trx, { pagina, perfil });
      await trx
        .insertInto('capa')
        .values({ pagina, perfil, ...imagens })
        .execute();
    }
  }
}

const TEXTO_DE_CONTATO = `<h2>Fale com a gente</h2>
<p>Estamos por aqui de segunda a sexta, das 9h às 18h.</p>
<p>E-mail: <a href="mailto:${MARCA.email}">${MARCA.email}</a></p>
<p>WhatsApp: <a href="https://wa.me/${MARCA.whatsapp}">fale conosco</a></p>`;
