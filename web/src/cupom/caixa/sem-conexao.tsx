import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { procurarServidor } from '../../lib/online';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './leitor.module.css';

/** The till needs the server's word for every coupon: without a network it promises nothing and keeps nothing. */
export function SemConexaoNoCaixa() {
  const [tentando, setTentando] = useState(false);
  const tentar = () => {
    setTentando(true);
    void procurarServidor().finally(() => setTentando(false));
  };
  return (
    <div className={classes.semInternet}>
      <Aviso tom="alerta" titulo="Sem conexão: não dá para validar agora">
        Sem internet, o caixa não consulta nem valida cupons. Nada fica guardado para depois.
      </Aviso>
      <Botao loading={tentando} icone={<IconRefresh size={20} aria-hidden />} onClick={tentar}>
        Tentar de novo
      </Botao>
    </div>
  );
}
