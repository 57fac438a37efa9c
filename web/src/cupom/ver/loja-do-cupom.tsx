import { ehCelular, limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { linhasDoEndereco, rotaAte } from '@indica-bem/domain/lojista/endereco';
import { MARCA } from '@indica-bem/domain/marca';
import { IconArrowsExchange, IconRoute } from '@tabler/icons-react';
import { Botao } from '../../ui/botao';
import { BotaoWhatsApp } from '../../ui/botao-whatsapp';
import { Cartao } from '../../ui/cartao';
import classes from './loja-do-cupom.module.css';

type LojaDoCupomProps = { loja: LojistaPublico; trocar: string | null };

export function LojaDoCupom({ loja, trocar }: LojaDoCupomProps) {
  const online = loja.tipo === 'loja_online';
  const rota = online ? null : rotaAte(loja);
  const whatsapp = [loja.celular, loja.telefone].find((telefone) => telefone && ehCelular(telefone));
  return (
    <Cartao como="section" rotulo="Loja do cupom">
      <div className={classes.loja}>
        <div>
          <h2>{loja.nome_fantasia}</h2>
          <address className={classes.endereco}>
            {online ? (
              <span>Loja online</span>
            ) : (
              linhasDoEndereco(loja).map((linha) => <span key={linha}>{linha}</span>)
            )}
            {loja.telefone && <a href={`tel:+55${limparTelefone(loja.telefone)}`}>{loja.telefone}</a>}
          </address>
        </div>
        <div className={classes.botoes}>
          {rota && (
            <Botao href={rota} icone={<IconRoute size={22} aria-hidden />}>
              Rota
            </Botao>
          )}
          {whatsapp && (
            <BotaoWhatsApp telefone={whatsapp} texto={`Olá! Tenho um cupom do ${MARCA.nome} para a loja.`} />
          )}
          {trocar && (
            <Botao para={trocar} tom="texto" icone={<IconArrowsExchange size={22} aria-hidden />}>
              Trocar loja
            </Botao>
          )}
        </div>
      </div>
    </Cartao>
  );
}
