import { ehCelular, limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { enderecoDoSite, linhasDoEndereco, rotaAte } from '@indica-bem/domain/lojista/endereco';
import { MARCA } from '@indica-bem/domain/marca';
import { IconExternalLink, IconMapPin, IconPhone, IconRoute } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { BotaoWhatsApp } from '../ui/botao-whatsapp';
import classes from './contato-da-loja.module.css';

export function ContatoDaLoja({ loja }: { loja: LojistaPublico }) {
  const online = loja.tipo === 'loja_online';
  const telefones = [loja.telefone, loja.celular].filter((telefone) => telefone !== null);
  const rota = online ? null : rotaAte(loja);
  const site = online ? enderecoDoSite(loja.site) : null;
  const whatsapp = [loja.celular, loja.telefone].find((telefone) => telefone && ehCelular(telefone));
  return (
    <>
      <ul className={classes.dados}>
        {!online && (
          <li>
            <IconMapPin size={20} aria-hidden />
            <address>
              {linhasDoEndereco(loja).map((linha) => (
                <span key={linha}>{linha}</span>
              ))}
            </address>
          </li>
        )}
        {telefones.map((telefone) => (
          <li key={telefone}>
            <IconPhone size={20} aria-hidden />
            <a href={`tel:+55${limparTelefone(telefone)}`}>{telefone}</a>
          </li>
        ))}
      </ul>
      <div className={classes.botoes}>
        {rota && (
          <Botao href={rota} icone={<IconRoute size={22} aria-hidden />}>
            Rota
          </Botao>
        )}
        {site && (
          <Botao href={site} icone={<IconExternalLink size={22} aria-hidden />}>
            Site
          </Botao>
        )}
        {whatsapp && <BotaoWhatsApp telefone={whatsapp} texto={`Olá! Encontrei a loja no ${MARCA.nome}.`} />}
      </div>
    </>
  );
}
